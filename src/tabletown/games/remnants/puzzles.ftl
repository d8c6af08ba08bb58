# What puzzles ask for. `more` and `less`: the best choice makes this event more likely, or less; `at`: the step.

puzzle-more-recruited = { $you ->
    [yes] Get a recruit.
   *[no] Leave a recruit to { $seat }.
}
puzzle-less-recruited = { $you ->
    [yes] Do without a recruit.
   *[no] Do not leave the recruit to { $seat }.
}
puzzle-more-bought = { $you ->
    [yes] Buy well.
   *[no] Let { $seat } buy.
}
puzzle-less-bought = { $you ->
    [yes] Save your money.
   *[no] Buy before { $seat } does.
}
puzzle-more-built = { $you ->
    [yes] Build.
   *[no] Let { $seat } build.
}
puzzle-less-built = { $you ->
    [yes] Do not build yet.
   *[no] Do not let { $seat } build.
}
puzzle-more-influence = { $you ->
    [yes] Gain influence.
   *[no] Leave the influence to { $seat }.
}
puzzle-less-influence = { $you ->
    [yes] Do without the influence.
   *[no] Do not let { $seat } gain influence.
}
puzzle-more-renown = { $you ->
    [yes] Gain renown.
   *[no] Leave the renown to { $seat }.
}
puzzle-less-renown = { $you ->
    [yes] Do without the renown.
   *[no] Do not let { $seat } gain renown.
}
puzzle-more-robbed = { $you ->
    [yes] Rob a rival.
   *[no] Let { $seat } rob somebody.
}
puzzle-less-robbed = { $you ->
    [yes] Rob nobody.
   *[no] Do not let { $seat } rob you.
}
puzzle-more-bribed = { $you ->
    [yes] Bribe the police.
   *[no] Let { $seat } bribe the police.
}
puzzle-less-bribed = { $you ->
    [yes] Do without a bribe.
   *[no] Do not let { $seat } bribe the police.
}
puzzle-more-defeated = { $you ->
    [yes] Lose a fight, to win more.
   *[no] Defeat { $seat }.
}
puzzle-less-defeated = { $you ->
    [yes] Do not be defeated.
   *[no] Leave { $seat } in peace.
}
puzzle-more-defeated-ycu = { $you ->
    [yes] Defeat the police.
   *[no] Let { $seat } defeat the police.
}
puzzle-less-defeated-ycu = { $you ->
    [yes] Leave the police alone.
   *[no] Do not let { $seat } defeat the police.
}
puzzle-more-killed = { $you ->
    [yes] Give up a figure, to win more.
   *[no] Cost { $seat } a figure.
}
puzzle-less-killed = { $you ->
    [yes] Keep your figures.
   *[no] Spare the figures of { $seat }.
}
puzzle-more-lost = { $you ->
    [yes] Give up a card, to win more.
   *[no] Cost { $seat } a card.
}
puzzle-less-lost = { $you ->
    [yes] Keep your cards.
   *[no] Spare the cards of { $seat }.
}
puzzle-more-prize = { $you ->
    [yes] Win ARCs.
   *[no] Leave the ARCs to { $seat }.
}
puzzle-less-prize = { $you ->
    [yes] Do without the ARCs.
   *[no] Do not let { $seat } win ARCs.
}
puzzle-more-fined = { $you ->
    [yes] Pay the fine, to win more.
   *[no] Have { $seat } fined.
}
puzzle-less-fined = { $you ->
    [yes] Do not be fined.
   *[no] Spare { $seat } the fine.
}
puzzle-more-rumour = { $you ->
    [yes] Put up with a rumour.
   *[no] Cost { $seat } renown.
}
puzzle-less-rumour = { $you ->
    [yes] Keep your renown.
   *[no] Spare the renown of { $seat }.
}
puzzle-more-claimed = { $you ->
    [yes] Claim renown.
   *[no] Let { $seat } claim renown.
}
puzzle-less-claimed = { $you ->
    [yes] Do not claim renown yet.
   *[no] Do not let { $seat } claim renown.
}
