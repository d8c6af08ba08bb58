"""What is refused, with the clause that forbids it and a sentence that says why; and which reason comes first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletown.games.card_city import GAME
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import declare
from tabletown.kernel.errors import IllegalAction
from tests.games.card_city.mayors import ANA, BEN, code_of, offer, play, refused, region, run
from tests.games.table import actor, wander

Position = Callable[[], Region]


def cutting() -> Region:
    table = region(phase="acquisition", level="normal", deck="R R I C L P")
    play(table, "cut industry")
    return table


def hiding() -> Region:
    table = cutting()
    run(table, "cut commerce", "cut leisure")
    return table


def showing() -> Region:
    table = region(seats=3, phase="acquisition", deck="R R I C L P")
    run(table, "cut residence", "cut industry", "show commerce")
    return table


def taking() -> Region:
    table = region(phase="acquisition", deck="R I C P")
    offer(table, "R I", up="C")
    return table


def keeping() -> Region:
    return region(seats=1, phase="acquisition", crime=True, deck="R ! I")


def borrowing() -> Region:
    return region(lot="R", indebted_city=True)


def indebted() -> Region:
    return region(lot="R", indebted_city=True, loans=[2])


def building() -> Region:
    return region("R M C\n. P I", lot="R C I", money=4)


def building_high() -> Region:
    return region("* I M", lot="R L P", level="normal", money=4)


def full() -> Region:
    return region("P M C\n. R L", lot="P I")


def haunted() -> Region:
    return region("P! M", lot="P", crime=True)


def smoking() -> Region:
    table = region("M P", lot="I", level="normal")
    play(table, "build industry -1,0")
    return table


def committing() -> Region:
    table = region("M P", lot="R !", crime=True)
    play(table, "build residence 0,1")
    return table


def roaming() -> Region:
    return region("R! M P", lot="L !", crime=True)


def growing() -> Region:
    """The district at (0, 1) grows; the one at (2, 1) touches no Culture."""
    return region("L R . R\n. M L P\n. I . .", phase="development")


def grown() -> Region:
    table = region("R L\nM R\nI .", phase="development")
    play(table, "grow 0,2")
    return table


def polluted() -> Region:
    return region(". . . *\nL R . R\n. M P P\n. I . .", phase="development", level="normal")


def trading() -> Region:
    return region("R C . C\n. R P P\n. M . .\n. I . .", phase="development")


def criminal() -> Region:
    return region("L R .\n. M P!\n. I .", phase="development", crime=True)


def sooty() -> Region:
    return region("L R .\n. M I", phase="development")


def smoky() -> Region:
    return region("I M\n* .", lot="R P", level="normal")


def peaceful() -> Region:
    return region("M P", phase="end", money=20, crime=True)


def chain() -> Region:
    return region("R M C P", phase="end", renewed_city=True)


def ending() -> Region:
    return region("R M C\n. P I", phase="end", money=20)


def poor() -> Region:
    return region("R M P!", phase="end", money=[4, 0], renewed_city=True, crime=True)


def renewing() -> Region:
    return region("R M P!\n. I L\n. L P", phase="end", money=40, renewed_city=True, crime=True)


def renewed() -> Region:
    table = renewing()
    run(table, "demolish -1,0", "buy 0,1")
    return table


def overgrown() -> Region:
    return region("R M C P\n. I L P", phase="end", renewed_city=True)


def policed() -> Region:
    return region("PS M P!", phase="end", money=20, crime=True)


def sold_out() -> Region:
    return region("M P", phase="end", money=20, renewed_city=True, stacks={"industry": 0})


def in_debt() -> Region:
    return region("M P", phase="end", money=[5, 0], loans=[1], indebted_city=True)


def free_of_debt() -> Region:
    return region("M P", phase="end", money=5, indebted_city=True)


REFUSALS: list[tuple[Position, str, str, str, str]] = [
    (cutting, "done", "ACQ-04", "cut-first", "First divide the cards: choose those of Lot A."),
    (cutting, "cut park", "ACQ-04", "not-in-hand", "There is no Park left to divide."),
    (
        cutting,
        "cut residence",
        "ACQ-16",
        "out-of-order",
        "Cards are named in the order of their kinds: a Residence would come before the one you named last.",
    ),
    (
        cutting,
        "cut parking",
        "ACQ-16",
        "too-few-left",
        "Cards are named in the order of their kinds: after a Parking there would be too few.",
    ),
    (hiding, "cut parking", "ACQ-04", "lot-a-full", "Lot A has all its cards."),
    (hiding, "show residence", "ACQ-06", "hide-first", "First choose which card of Lot A lies face down."),
    (hiding, "hide residence", "ACQ-06", "not-in-lot-a", "There is no Residence in Lot A."),
    (showing, "take b", "ACQ-07", "show-first", "First choose which cards of Lot B lie face up."),
    (showing, "show industry", "ACQ-07", "not-in-lot-b", "There is no Industry left in Lot B."),
    (taking, "build residence 1,0", "ACQ-10", "take-first", "First choose a lot."),
    (keeping, "take a", "SOL-04", "keep-first", "First put a card under the deck."),
    (keeping, "under park", "SOL-04", "not-drawn", "You have drawn no Park."),
    (keeping, "under crime", "CRA-06", "crime-stays", "A Crime never goes under the deck."),
    (borrowing, "build residence 1,0", "DEB-01", "loan-first", "First decide about the loan."),
    (indebted, "borrow", "DEB-01", "too-many-loans", "You may not have more than 2 loans."),
    (building, "done", "BLD-02", "build-first", "First build your cards, as long as one of them fits."),
    (building, "build park 0,1", "BLD-01", "not-in-lot", "There is no Park among your cards."),
    (building, "build residence 0,0", "TRM-01", "taken", "There is a Building already."),
    (
        building_high,
        "build parking -2,0",
        "POL-03",
        "clouded",
        "A Pollution Cloud lies there; only a Park can be built on it.",
    ),
    (
        building,
        "build residence 4,0",
        "SIZ-02",
        "outside",
        "Outside the square: a city has at most 5 columns and 5 rows.",
    ),
    (
        building,
        "build residence 2,1",
        "CON-01",
        "no-contact",
        "It has to touch a Building of your city, edge to edge.",
    ),
    (building_high, "build leisure 1,0", "BLD-04", "leisure-price", "It costs $5, and you have less."),
    (
        full,
        "build parking 0,1",
        "SIZ-08",
        "city-full",
        "Your city is full: 5 of 5. An Industry makes room for five more.",
    ),
    (
        haunted,
        "build parking -2,0",
        "CRC-01",
        "crime-beside",
        "Crime next door: nothing is built beside it before you have a Police Station.",
    ),
    (
        building,
        "build residence -1,1",
        "CON-02",
        "home-by-home",
        "A Residence is never built beside another one: there is one in the south.",
    ),
    (
        building,
        "build commerce 2,0",
        "CON-03",
        "shop-by-shop",
        "A Commerce is never built beside another one: there is one in the west.",
    ),
    (
        building,
        "build residence 1,-2",
        "CON-04",
        "home-by-factory",
        "A Residence is never built beside an Industry: there is one in the north.",
    ),
    (
        building,
        "build industry -2,0",
        "CON-04",
        "factory-by-home",
        "An Industry is never placed beside a Residence: there is one in the east.",
    ),
    (
        smoky,
        "build residence 0,-1",
        "POL-04",
        "home-by-cloud",
        "No Residence beside a Pollution Cloud: there is one in the west.",
    ),
    (smoking, "build industry 0,1", "POL-01", "pollute-first", "First lay the Pollution Cloud of the Industry."),
    (smoking, "pollute 2,0", "POL-01", "cloud-apart", "The Pollution Cloud lies beside its Industry."),
    (committing, "done", "CRB-01", "commit-first", "First lay the Crime on a Building."),
    (
        committing,
        "commit 0,0",
        "CRB-02",
        "not-just-built",
        "The Crime lies on a Building that you have just built.",
    ),
    (roaming, "commit 0,1", "CRB-03", "no-building", "There is no Building."),
    (roaming, "commit -1,0", "CRB-05", "has-crime", "A Crime lies there already."),
    (growing, "done", "DEV-09", "grow-first", "First let the district grow."),
    (growing, "grow -1,0", "DEV-06", "no-district", "No district that grows now touches this space."),
    (
        growing,
        "grow 2,2",
        "DEV-03",
        "too-little-culture",
        "This district touches too little Culture to grow: it takes more than it has Residences.",
    ),
    (grown, "grow 0,3", "DEV-05", "has-grown", "This district has grown already."),
    (
        growing,
        "grow 1,1",
        "DEV-08",
        "joins",
        "Growth never joins two districts: there is another one in the east.",
    ),
    (
        criminal,
        "grow 1,1",
        "CRD-01",
        "crime-beside-growth",
        "Nothing grows beside a Crime before you have a Police Station.",
    ),
    (
        sooty,
        "grow 1,1",
        "DEV-07",
        "grows-by-factory",
        "No Residence beside an Industry: there is one in the south.",
    ),
    (
        polluted,
        "grow 3,1",
        "POL-05",
        "polluted",
        "A Residential District that touches a Pollution Cloud does not grow.",
    ),
    (
        trading,
        "grow 2,3",
        "DEV-04",
        "too-few-customers",
        "This district touches too few Residential Districts to grow: it takes more than it has Commerce.",
    ),
    (ending, "take a", "EOT-04", "improve-first", "Now is the end of the turn: buy what you like, or be done."),
    (ending, "police 0,1", "GEN-06", "no-crime-game", "There are Police Stations only in games with Crime."),
    (
        ending,
        "demolish -1,0",
        "REN-01",
        "not-renewed",
        "Buildings are demolished only in the variant Renewed City.",
    ),
    (ending, "repay", "DEB-02", "not-indebted", "There are loans only in the variant Indebted City."),
    (poor, "buy 0,1", "EOT-02", "industry-price", "An Industry costs $5, and you have less."),
    (poor, "police 0,1", "CRP-01", "station-price", "A Police Station costs $15, and you have less."),
    (sold_out, "buy 0,1", "EOT-03", "no-industry", "There is no Industry left to buy."),
    (renewed, "buy 1,1", "EOT-01", "bought", "You have bought an Industry in this turn."),
    (renewed, "demolish 0,-1", "REN-01", "demolished", "You have demolished a Building in this turn."),
    (renewing, "demolish 0,1", "REN-01", "nothing-there", "There is no Building to demolish."),
    (renewing, "demolish 0,0", "REN-02", "city-hall-stays", "City Hall is never demolished."),
    (
        renewing,
        "demolish 1,0",
        "CRE-03",
        "scene-stays",
        "The Police Station and a Building with a Crime are never demolished.",
    ),
    (chain, "demolish 1,0", "REN-03", "would-split", "The rest of the city would no longer hang together."),
    (
        overgrown,
        "demolish 0,-1",
        "REN-04",
        "would-overflow",
        "Without this Industry the city would be too large for its limit.",
    ),
    (peaceful, "police 0,1", "CRP-01", "no-crime", "Only a city with a Crime buys a Police Station."),
    (policed, "police 0,1", "CRP-04", "has-station", "Your city has its Police Station."),
    (free_of_debt, "repay", "DEB-02", "no-loan", "You have no loan to repay."),
    (in_debt, "repay", "DEB-02", "repayment", "A loan is repaid with $6, and you have less."),
]

REFUSED = pytest.mark.parametrize(
    ("position", "phrase", "clause", "message", "sentence"),
    REFUSALS,
    ids=[f"{position.__name__}-{phrase.replace(' ', '-')}" for position, phrase, *_ in REFUSALS],
)


@REFUSED
def test_a_refusal_names_its_clause_says_why_and_changes_nothing(
    position: Position, phrase: str, clause: str, message: str, sentence: str
) -> None:
    table = position()
    before = table.hash()
    with pytest.raises(IllegalAction) as refusal:
        table.apply(actor(table), code_of(phrase))
    assert (refusal.value.clause, refusal.value.message) == (f"CITY-{clause}", f"refuse-{message}")
    assert refusal.value.text == sentence
    assert refusal.value.clause in GAME.rulebook.by_id
    assert table.hash() == before


@REFUSED
def test_pointing_at_it_tells_the_same(
    position: Position, phrase: str, clause: str, message: str, sentence: str
) -> None:
    table = position()
    refusal = table.why_not(actor(table), list(GAME.option(code_of(phrase)).elements))
    assert refusal is not None
    assert (refusal.clause, GAME.say(refusal.message)) == (f"CITY-{clause}", sentence)


def test_there_is_a_position_for_every_reason() -> None:
    """Whoever cannot pay for a demolition can pay for nothing else either, and is not asked."""
    told = {message for _, _, _, message, _ in REFUSALS}
    assert {reason.name for reason in declare.reasons if reason.name} - told == {"demolition-price"}


ORDER: list[tuple[str, str, str]] = [
    ("build residence -1,0", "TRM-01", "taken, before all else"),
    ("build residence -2,0", "POL-03", "a Pollution Cloud, before money, Crime and neighbours"),
    ("build residence 4,1", "SIZ-02", "outside, before contact"),
    ("build residence 1,2", "CON-01", "no contact, before the size limit"),
    ("build leisure -1,1", "BLD-04", "money, before the size limit"),
    ("build residence -1,1", "SIZ-08", "the size limit, before Crime and neighbours"),
    ("build industry -1,1", "CRC-01", "Crime, before neighbours"),
    ("build industry 3,-1", "CON-04", "neighbours at last"),
]


@pytest.mark.clause("CITY-TRM-01", "CITY-POL-03", "CITY-SIZ-02", "CITY-CON-01", "CITY-BLD-04", "CITY-SIZ-08")
@pytest.mark.parametrize(("phrase", "clause", "why"), ORDER, ids=[why for *_, why in ORDER])
def test_the_first_reason_that_holds_is_told(phrase: str, clause: str, why: str) -> None:
    drawing = """
        .  .  P  .  .
        *  I! M  P  P
        .  .  C  P  R
        .  .  L  P  P
    """
    table = region(drawing, lot="R L I", level="normal", crime=True, money=4)
    assert (table.city_size(ANA), table.limit(ANA)) == (10, 10)
    assert refused(table, phrase).clause == f"CITY-{clause}"


@pytest.mark.clause("CITY-CON-02", "CITY-CON-04")
def test_neighbours_are_looked_at_from_the_north_round_to_the_west() -> None:
    north = ". I .\nR . .\nP M P"
    table = region(north, lot="R P")
    assert refused(table, "build residence 0,1").clause == "CITY-CON-04"  # the Industry in the north
    assert refused(table, "build residence 0,1").message.params == {"where": "north"}
    table = region(". P .\nI . R\nP M P", lot="R P")
    assert refused(table, "build residence 0,1").message.params == {"where": "east"}  # before the Industry in the west
    assert refused(table, "build residence 0,1").clause == "CITY-CON-02"


@pytest.mark.clause("CITY-FLO-05", "CITY-GEN-05")
def test_whoever_has_nothing_to_choose_hears_why() -> None:
    table = region("M", "M", lots=["R", "P"])
    assert refused(table, "build parking 1,0", BEN).clause == "CITY-FLO-05"
    over = region(phase="end", turn=10)
    assert over.over
    assert refused(over, "done", ANA).clause == "CITY-GEN-05"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"level": "advanced", "crime": True, "alone": "rival", "renewed_city": True}),
        (2, {"level": "normal", "crime": True, "indebted_city": True, "victory": "commercial"}),
        (3, {"level": "simplified", "renewed_city": True, "victory": "industrial", "crime": True}),
    ],
)
def test_nothing_that_is_legal_is_refused_and_everything_else_has_a_reason(
    seats: int, options: dict[str, str | bool]
) -> None:
    table = GAME.new(seats, seed=2, options=options)  # type: ignore[arg-type]
    for turn, _ in enumerate(wander(table, seed=2)):
        if table.over or turn % 5:
            continue
        seat = actor(table)
        allowed = set(table.legal(seat))
        for code in range(turn % 7, GAME.layout.actions, 7):
            refusal = table.step().fault(table, seat, code) if isinstance(table, Region) else None
            assert (refusal == 0) == (code in allowed)
