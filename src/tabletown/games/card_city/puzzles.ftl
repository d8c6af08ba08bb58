# What puzzles ask for. `more` and `less`: the best choice makes this event more likely, or less; `at`: the step.

puzzle-at-cut = Cut so that both lots hurt.
puzzle-more-grew = { $you ->
    [yes] Make your city grow.
   *[no] Let the city of { $seat } grow.
}
puzzle-less-grew = { $you ->
    [yes] Do not let your city grow that way.
   *[no] Stop the city of { $seat } from growing.
}
puzzle-more-policed = { $you ->
    [yes] Bring in the police.
   *[no] Make { $seat } call the police.
}
puzzle-less-policed = { $you ->
    [yes] Save the money for the police.
   *[no] Keep { $seat } from calling the police.
}
puzzle-more-struck = { $you ->
    [yes] Take a Crime, and make up for it.
   *[no] Send Crime to { $seat }.
}
puzzle-less-struck = { $you ->
    [yes] Keep Crime out of your city.
   *[no] Keep { $seat } clear of Crime, for your own good.
}
puzzle-more-discarded = { $you ->
    [yes] Do without one card.
   *[no] Spoil a card of { $seat }.
}
puzzle-less-discarded = { $you ->
    [yes] Find room for every card.
   *[no] Leave { $seat } room for every card.
}
puzzle-more-smoked = { $you ->
    [yes] Put up with some smoke.
   *[no] Leave the smoke to { $seat }.
}
puzzle-less-smoked = { $you ->
    [yes] Keep the smoke away.
   *[no] Spare { $seat } the smoke.
}
puzzle-more-bought = { $you ->
    [yes] Buy an Industry.
   *[no] Make { $seat } buy an Industry.
}
puzzle-less-bought = { $you ->
    [yes] Do without buying an Industry.
   *[no] Keep { $seat } from buying an Industry.
}
