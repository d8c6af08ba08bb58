game-about = Hang lamps in a street, each higher than the one before.

option-short = Short night: three lamps stay in the shed

prompt-turn = Hang the lamp, or put it away.

hang = Hang { $lamp }
store = Put { $lamp } into the shed

refuse-not-held = You do not hold { $lamp }.
refuse-too-low = { $lamp } is not higher than the one before.

event-taken = { $seat } takes { $lamp } from the cart.
event-taken-hidden = { $seat } takes a lamp from the cart.
event-hung = { $seat } hangs { $lamp }.
event-stored = { $seat } puts { $lamp } into the shed.
event-stored-hidden = { $seat } puts a lamp into the shed.

rank-lane = a lane
rank-alley = an alley
rank-street = a street
rank-boulevard = a boulevard
piece-1 = lamp 1
piece-2 = lamp 2
piece-3 = lamp 3
piece-4 = lamp 4
piece-5 = lamp 5
piece-6 = lamp 6
piece-7 = lamp 7
piece-8 = lamp 8
piece-9 = lamp 9
