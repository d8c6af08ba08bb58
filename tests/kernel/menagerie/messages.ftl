piece-ant = the ant
piece-bee = the bee
piece-cat = the cat
piece-dog = the dog
piece-tin = the tin coin
piece-gold = the gold coin

option-teams = Every other seat plays together.
option-mood = How the animals feel.
wrong-teams = teams need four seats

prompt-turn = Do something.
prompt-vote = Yes or no?

act = Do number { $number }

refuse-toy = That is not possible now.

event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-drew-hidden = { $seat } draws something.
event-played = { $seat } plays { $card }.
event-voted = { $seat } votes { $vote }.
event-rolled = { $seat } rolls { $number }.
