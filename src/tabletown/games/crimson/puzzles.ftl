# What puzzles ask for. `more` and `less`: the best choice makes this event more likely, or less; `at`: the step.

puzzle-more-doubled = { $you ->
    [yes] Make your power card count.
   *[no] Let { $seat } double.
}
puzzle-less-doubled = { $you ->
    [yes] Do not waste your power card.
   *[no] Spoil the power card of { $seat }.
}
puzzle-more-scored = { $you ->
    [yes] Score with what you hold.
   *[no] Let { $seat } score.
}
puzzle-less-scored = { $you ->
    [yes] Keep your best cards for later.
   *[no] Do not let { $seat } score.
}
puzzle-more-lost = { $you ->
    [yes] Lose a little, to win more.
   *[no] Make { $seat } lose points.
}
puzzle-less-lost = { $you ->
    [yes] Do not lose points.
   *[no] Let { $seat } off.
}
