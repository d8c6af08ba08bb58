# What puzzles ask for. `more` and `less`: the best choice makes this event more likely, or less; `at`: the step.

puzzle-more-won-trick = { $you ->
    [yes] Win the trick.
   *[no] Leave the trick to { $seat }.
}
puzzle-less-won-trick = { $you ->
    [yes] Do not win the trick.
   *[no] Do not let { $seat } win the trick.
}
puzzle-more-full-track = Fill the track.
puzzle-less-full-track = Do not let them fill the track.
puzzle-more-more-vp = Win the location with more VP.
puzzle-less-more-vp = Do not let them win the location with more VP.
puzzle-more-last-trick = Win the location with the last trick.
puzzle-less-last-trick = Do not let them win the location with the last trick.
puzzle-more-held-lead = Win the location by the lead.
puzzle-less-held-lead = Do not let them win the location by the lead.
