# What the coach says in the guided first game. Each line is a paragraph; no sentence is longer than 20 words.

lesson-goal =
    Hello! You have chosen a hero already. You play in a team of two, against two others.
    Tricks bring VP. These are the tracks of both teams.
lesson-low = Four cards are a trick. The lowest card wins it. Its team earns as many VP as that card says.
lesson-follow =
    It is your turn. Follow the suit of the first card, if you can. A wild card always fits.
    Touch a bright card, then the place for it.
lesson-location = Each location has a rule of its own. Here every green card counts 1 less.
lesson-won = Your card was the lowest: you have won the trick. Your team earns the VP.
lesson-lead = You lead: play any card. The others have to follow its suit, if they can.
lesson-counter = Two equal cards beside each other strike each other out. Neither can win.
lesson-hero = This is your hero. Once in each location it bends the rules. Read what it does, and wait for a good moment.
lesson-end =
    You know all that you need.
    Let cheap tricks go. The best winner is a high card that is still the lowest. Have fun!
