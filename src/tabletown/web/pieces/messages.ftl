# Words of the pieces that all tables share.

piece-players = Players
piece-designed = { $what ->
    [numbers] Numbers: our design
    [colour] Colour: our design
   *[all] Our design
}
piece-points = { $count ->
    [one] point
   *[other] points
}
piece-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
