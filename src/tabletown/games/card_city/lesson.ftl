# What the coach says in the guided first game. Each line is a paragraph; no sentence is longer than 20 words.

lesson-goal =
    Hello! You are the mayor of a city, for ten turns.
    Here stands what scores: large Residential Districts bring most.
lesson-cut =
    Divide these cards into two lots. The other mayor chooses one, and you get what is left.
    Touch a card, then Lot A. What stays goes into Lot B.
lesson-show = Some cards lie face down. You choose which of them the other mayor gets to see.
lesson-take = Now you choose, and the other mayor gets what is left. Some cards lie face down.
lesson-build = Now you build. Touch a card, then a space that lights up. It goes beside a Building of yours.
lesson-beside = Never put Residence beside Residence, Commerce beside Commerce, or Industry beside Residence.
lesson-grow = Your city grows by itself. A home grows when it touches more culture than its district has cards.
lesson-money = Commerce has earned you money. At the end every $5 is a point.
lesson-improve = You may buy here. With each Industry your city may have five Buildings more.
lesson-culture = Culture is City Hall and Leisure. Leave room beside it, so that homes can grow there.
lesson-end =
    You know all that you need. Build homes beside culture, and let them grow.
    When you divide, let both lots hurt. Have fun!
