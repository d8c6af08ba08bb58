# What the coach says in the guided first game. Each line is a paragraph; no sentence is longer than 20 words.

lesson-hand =
    Hello! These are your cards. Most points after three rounds win.
    Cards in your hand score. Cards that you place do not.
lesson-purple = You hold four purple cards. If Crimson Crush wins the purple row, they bring you points. So keep them for now.
lesson-place =
    It is your turn: place one card.
    Touch your yellow 1, then a side of the yellow row. The left side helps Crimson Crush, the right side Death Grip.
lesson-sum = The middle of a row says who is ahead. The higher sum will win the row.
lesson-villain = Beware: if Death Grip wins a row, whoever holds most of that colour loses points.
lesson-door = A row is full, and its door is closed. With the second closed door the round ends.
lesson-power =
    The round is over. Each row is scored now.
    Your power card doubles what you score for one row. Play it for this row, or keep it.
lesson-scored = You held most of a colour that Crimson Crush won. That brought you points.
lesson-lost = You held most of a colour that Death Grip won. That cost you points. Place such cards in time.
lesson-end =
    A new round begins with new cards. You know all that you need.
    Keep the colours that Crimson Crush will win, and help it. Have fun!
