"""The Crow in the browser: the drawn city, choosing in it, secrets, the list; by keyboard, and on a phone."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tabletown.games.crow.figures import quadrants
from tabletown.games.crow.game import GAME
from tabletown.games.crow.rules.city import LAYOUTS
from tabletown.games.crow.rules.words import SIZE, SPACES
from tabletown.kernel.records import Message
from tabletown.server.protocol import Position
from tests.browser import playing
from tests.browser.conftest import PHONE, Axe, Visitor
from tests.browser.crows import (
    Find,
    Night,
    Plan,
    Press,
    against_a_bot,
    arson,
    at_powers,
    at_the_boss,
    click,
    crowded,
    declared,
    flammable,
    found,
    go,
    hunting,
    idling,
    kindling,
    leaping,
    nearly_revealed,
    offers,
    open_table,
    out_of_turn,
    reacting,
    shooting,
    walking,
)
from tests.browser.sights import ask_hint
from tests.server.client import Client, leave, play

LAID_OUT = """async ([cities]) => {
  const { City, facesOf } = await import("/games/crow/ui/city.js");
  const { content } = await (await fetch("/api/games/crow")).json();
  const faces = facesOf(content);
  return cities.map((quadrants) => new City("", quadrants, faces).at);
}"""
WALKED = """async ([quadrants, walls]) => {
  const { City, facesOf } = await import("/games/crow/ui/city.js");
  const { content } = await (await fetch("/api/games/crow")).json();
  const city = new City("", quadrants, facesOf(content));
  const streets = city.at.flatMap((building, space) => (building < 0 ? [space] : []));
  return streets.map((end) => [streets[0], ...city.way(streets[0], end, new Set(walls))]);
}"""
SMALL = "(all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)"
ELEMENTS = "(all) => all.map((one) => one.dataset.element)"
CLOSE = 36
"""So wide, in pixels, a space is that a finger finds it."""
BUBBLE = "#bubbles .bubble"
TOLD_WINNER = "[data-move]:has-text('wins')"
STYLES = "/games/crow/ui/table.css"
BESIDE = """(roofs) => {
  for (const roof of roofs) {
    const { left, top, height } = roof.getBoundingClientRect();
    const [x, y] = [left - 8, top + height / 2];
    const there = document.elementFromPoint(x, y);
    if (there?.closest(".cw-map") && !there.closest("button")) return [x, y];
  }
}"""
"""A point of the street, close to one of these buildings."""
LIT_SPACE = ".cw-world .cw-spot"
OVER_CITY = """() => {
  const [banner, city] = [".tt-banner", ".cw-city"].map((part) => document.querySelector(part));
  if (!banner) return false;
  const [{ top, bottom }, room] = [banner.getBoundingClientRect(), city.getBoundingClientRect()];
  return top >= room.top && bottom <= room.bottom ? banner.innerText : "elsewhere";
}"""
FIGHT = "(fight) => [fight.innerText, ...[...fight.querySelectorAll('.tt-die, .tt-pair')].map((die) => die.className)]"
MOVING = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.className);
    return animate.apply(this, how);
  };
  for (const kind of ["animationstart", "transitionstart"]) {
    document.addEventListener(kind, ({ target }) => {
      const lasting = target.getAnimations().some(({ effect }) => effect.getComputedTiming().duration > 1);
      if (lasting) window.moved.push(target.className);
    });
  }
"""
"""Keeps in mind what moves."""


def passes_by_itself(position: Position) -> bool:
    """Whether the page answers for its player, who plays against bots and holds nothing that fits."""
    return position.declining is not None and not position.declining.fits


def told_quadrants(city: int) -> object:
    """The neighborhoods of a layout, as a table is told of them."""
    return msgspec.to_builtins(quadrants(GAME.box, city))


def log(page: Page, words: str) -> Locator:
    """What the log says with these words."""
    return page.locator("[data-move]").filter(has_text=words).first


# The city


def test_the_drawn_city_is_the_city_of_the_rules(page: Page) -> None:
    numbers = [0, 1, LAYOUTS - 1, *Random(5).sample(range(LAYOUTS), 12)]
    page.goto("/")
    drawn = page.evaluate(LAID_OUT, [[told_quadrants(number) for number in numbers]])
    assert drawn == [[int(building) for building in GAME.box.city(number).at] for number in numbers]


def test_walks_are_shown_along_the_streets_and_around_what_is_in_the_way(page: Page) -> None:
    page.goto("/")
    city = GAME.box.city(LAYOUTS - 1)
    walls = [space for space in range(SPACES) if city.is_street(space)][7::9]
    ways = [way for way in page.evaluate(WALKED, [told_quadrants(LAYOUTS - 1), walls]) if len(way) > 1]
    assert len(ways) > len(walls)
    for turns in ways:
        for here, there in pairwise(turns):
            step = (SIZE if abs(there - here) >= SIZE else 1) * (1 if there > here else -1)
            passed = range(here + step, there, step)
            assert (there - here) % step == 0
            assert all(city.is_street(space) and space not in walls for space in passed)


def test_everybody_stands_in_the_city_with_name_and_state(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("move")).people[0])
    expect(page.get_by_role("button", name="Eric Draven, standing.").first).to_be_visible()
    expect(page.locator(".cw-figure")).to_have_count(12)


# The first minutes


def test_each_seat_says_which_side_it_is(page: Page) -> None:
    page.goto("/new/crow")
    expect(page.locator(".seat-role")).to_have_text(["The Crow", *["The gang"] * 3])


def test_whoever_plays_against_bots_chooses_a_side(page: Page) -> None:
    page.goto("/")
    page.locator("article", has_text="The Crow").get_by_role("button", name="Play against bots").click()
    page.locator("dialog .pick", has_text="Beginner").click()
    page.locator("dialog .pick", has_text="The gang").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".cw-briefing")).to_contain_text("You are the Motor City Gang.")


def test_eric_is_told_what_he_wants_before_the_night_begins(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("choose-space")).people[0])
    expect(page.locator(".cw-briefing")).to_contain_text("Kill the four Street Demons in the order of the Death List")


def test_the_table_is_not_shown_before_its_styles_are_there(page: Page, client: Client) -> None:
    held: list[Route] = []
    page.route(f"**{STYLES}", lambda route: held.append(route))  # noqa: PLW0108 (playwright marks what it calls)
    with page.expect_request(f"**{STYLES}"), page.expect_response("**/games/crow/ui/table.js"):
        playing.come(page, found(client, 0, offers("move")).people[0], until="commit")  # no load without its styles
    expect(page.locator(".cw-table")).to_have_count(0)
    page.wait_for_function("document.fonts.ready")
    held[0].continue_()
    expect(page.locator(".cw-table")).to_be_visible()


# Choosing


def test_a_gangster_starts_where_a_lit_space_is_clicked(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, offers("choose-space")).people[1])
    before = playing.last_move(page)
    page.locator(".cw-spot").first.click()
    playing.expect_more_than(page, before)
    expect(page.locator(".cw-figure")).to_have_count(5)


def test_a_fire_tells_its_odds_before_it_is_set(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, offers("ignite")).people[1])
    page.locator(".cw-roof.is-lit.is-named").first.click(position={"x": 12, "y": 12})
    expect(page.locator(".tt-wheel .tt-act")).to_contain_text("% that it burns")
    page.locator(".tt-wheel .tt-act").click()
    expect(page.locator("[data-move]").filter(has_text="sets fire").first).to_be_visible()


def test_what_cannot_be_done_says_why(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("move")).people[0])
    playing.try_out(page.locator(".cw-figure[data-element='character:top_dollar']"))
    expect(page.locator(f"{BUBBLE} .clause")).to_contain_text("CROW-")
    expect(page.locator(f"{BUBBLE} p")).not_to_be_empty()


def test_others_show_where_they_could_go_in_their_turn(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("move")).people[0])
    page.locator(".cw-figure[data-element='character:t_bird']").hover()
    expect(page.locator(".cw-aims.is-reach.is-gang circle").first).to_be_attached()


def test_shots_at_long_range_look_different(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, shooting).people[1])
    page.locator(".cw-figure.is-acting").hover()
    expect(page.locator(".cw-aims line.is-far").first).to_be_attached()


def test_a_character_shows_where_it_could_go_before_it_moves(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, flammable).people[1])
    page.locator(".cw-figure.is-acting").hover()
    expect(page.locator(".cw-aims.is-reach circle").first).to_be_attached()
    expect(page.locator(".cw-roof.is-beside").first).to_be_attached()
    expect(page.locator(".cw-roof .cw-chance").first).to_be_visible()


def corner(space: str) -> str:
    """What a street space is called."""
    word = space.removeprefix("space:")
    return GAME.say(Message("space-name", {"avenue": word[0], "street": int(word[1:])}))


def test_a_move_is_chosen_with_its_end_and_left_with_escape(page: Page, client: Client) -> None:
    night = found(client, 1, walking)
    open_table(page, night.people[1])
    before = playing.last_move(page)
    page.locator(".cw-figure.is-acting").click()
    expect(page.locator(LIT_SPACE).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(LIT_SPACE)).to_have_count(0)
    assert playing.last_move(page) == before
    page.locator(".cw-figure.is-acting").click()
    end = page.locator(LIT_SPACE).first
    space = str(end.get_attribute("data-element"))
    end.dispatch_event("click")
    expect(log(page, f"goes to {corner(space)}")).to_be_visible()


def test_a_move_is_made_by_keys_alone(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, walking).people[1])
    page.locator(".cw-figure.is-acting").focus()
    page.keyboard.press("Enter")
    first = page.locator(f"{LIT_SPACE}:focus")
    expect(first).to_have_count(1)
    chosen = str(first.get_attribute("data-element"))
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"[data-element='{chosen}']")).not_to_be_focused()
    page.locator(f"[data-element='{chosen}']").focus()
    page.keyboard.press("Enter")
    expect(log(page, f"goes to {corner(chosen)}")).to_be_visible()


def test_the_focus_goes_from_somebody_who_is_looked_at_to_a_space(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("choose-space")).people[0])
    page.locator(".cw-member.is-gang").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".cw-tips summary")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(f"{LIT_SPACE}:focus")).to_have_count(1)


def test_its_keys_are_in_the_list_of_keys(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, offers("move")).people[0])
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dd", has_text="The whole city")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    expect(page.locator(".cw-places")).to_be_visible()


# What a night is made of


def test_of_a_team_only_the_captain_holds_the_cards(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, offers("choose-character"), seats=4).people[1])
    holders = page.locator(".cw-side.is-gang .tt-player:has(.tt-player-cards)")
    expect(holders).to_have_count(1)
    expect(holders.locator(".cw-captain")).to_be_visible()


def test_an_attack_has_powers(page: Page, client: Client) -> None:
    night = found(client, 0, at_powers, crow=hunting, gang=idling)
    open_table(page, night.people[0])
    power = page.locator(".cw-fight .is-lit").first
    name = power.locator(".cw-power b").inner_text()
    power.click()
    expect(log(page, name)).to_be_visible()


def test_a_roll_is_one_line_of_the_log_with_its_dice(page: Page, client: Client) -> None:
    night = found(client, 0, at_powers, crow=hunting, gang=idling)
    open_table(page, night.people[0])
    position = night.people[0].position
    assert position is not None
    rolled = position.view.numbers["roll"]
    assert isinstance(rolled, list)
    line = page.locator(".log-line", has_text="Eric Draven rolls").first
    expect(line.locator(".tt-die")).to_have_count(sum(rolled))


def test_an_attack_that_is_only_declared_has_no_dice(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, declared).people[1])
    expect(page.locator(".cw-outcome")).to_have_text("The attack is declared.")
    expect(page.locator(".cw-fight .tt-die")).to_have_count(0)


def test_a_fire_that_is_only_declared_is_shown_and_no_attack_from_before(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, kindling).people[1])
    expect(page.locator(".cw-fight .cw-outcome")).to_contain_text("sets fire to")
    page.reload()
    expect(page.locator(".cw-fight .cw-outcome")).to_contain_text("sets fire to")
    expect(page.locator(".cw-fight .tt-die")).to_have_count(0)


def test_nothing_is_aimed_at_during_an_attack(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, at_powers, crow=hunting, gang=idling).people[0])
    page.locator(".cw-figure[data-element='character:eric_draven']").focus()
    expect(page.locator(".cw-fight .is-lit").first).to_be_visible()
    expect(page.locator(".cw-aims, .cw-roof.is-reach")).to_have_count(0)


def test_a_hint_lights_up_the_power_among_the_dice(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, at_powers, crow=hunting, gang=idling).people[0])
    ask_hint(page)
    lit = page.locator(".hints li.is-lit .hint-choice").inner_text()
    expect(page.locator(".cw-fight .is-hinted .unseen")).to_have_text(f"{lit}.")


def test_an_attack_is_the_same_after_a_reload(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, at_powers, crow=hunting, gang=idling).people[0])
    power = page.locator(".cw-fight .is-lit").first
    expect(power).to_be_visible()
    before = page.locator(".cw-fight").evaluate(FIGHT)
    page.reload()
    expect(power).to_be_visible()
    assert page.locator(".cw-fight").evaluate(FIGHT) == before


def test_the_end_of_a_turn_is_always_in_sight(page: Page, client: Client) -> None:
    open_table(page, found(client, 0, crowded).people[0])
    playing.expect_free(page.locator(".cw-ends .tt-act", has_text="End the turn"))


def test_the_end_of_a_turn_is_not_where_the_end_of_an_action_was(page: Page, client: Client) -> None:
    night = found(client, 1, walking)
    open_table(page, night.people[1])
    done = page.locator(".cw-ends .tt-act")
    expect(done).to_have_text("Done")
    before = done.bounding_box()
    done.click()
    end = page.locator(".cw-ends .tt-act", has_text="End the turn")
    expect(end).to_be_visible()
    after = end.bounding_box()
    assert before
    assert after
    assert after["x"] > before["x"] + before["width"]


def test_nothing_moves_but_all_is_told_for_whoever_wants_less_motion(page: Page, client: Client) -> None:
    page.add_init_script(MOVING)
    night = found(client, 0, offers("attack"), crow=hunting, gang=idling)
    open_table(page, night.people[0])
    night.go_on(page, 0, lambda: page.locator(".log .tt-die").count() > 0)
    expect(page.locator(".cw-table:not(.is-playing)")).to_be_visible()
    assert page.evaluate("() => window.moved") == []


def test_a_building_is_set_on_fire_until_it_burns(page: Page, client: Client) -> None:
    night = found(client, 1, offers("ignite"), crow=idling, gang=arson)
    open_table(page, night.people[1])
    fires = page.locator(".cw-blaze")
    before = fires.count()
    night.go_on(page, 1, lambda: fires.count() > before)
    expect(log(page, "is burning")).to_be_visible()


def test_a_plot_card_is_played_as_a_reaction(page: Page, client: Client) -> None:
    night = found(client, 1, reacting)
    open_table(page, night.people[1])
    page.locator(".cw-plot.is-lit").first.click()
    page.locator(".cw-actions .tt-act").first.click()
    expect(log(page, "is played by the gang")).to_be_visible()


def test_a_reaction_can_be_played_with_a_button(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, reacting).people[1])
    page.locator(".cw-actions .tt-act", has_text="Play ").first.click()
    expect(log(page, "is played by the gang")).to_be_visible()


def test_whoever_is_asked_in_the_turn_of_others_hears_that_it_is_a_choice(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, out_of_turn).people[1])
    expect(page.locator(".tt-prompt")).to_contain_text("Your choice.")


def test_the_top_bar_says_how_many_actions_are_left(page: Page, client: Client) -> None:
    player = found(client, 0, offers("move")).people[0]
    open_table(page, player)
    assert player.position is not None
    expect(page.locator(".cw-headline")).to_contain_text(f"{player.position.tallies['actions']} actions left")


def test_the_gang_reveals_its_objective(visitor: Visitor, client: Client) -> None:
    night = found(client, 1, nearly_revealed, crow=idling, gang=arson)
    gang, crow = visitor(), visitor()
    open_table(crow, night.people[0])
    open_table(gang, night.people[1])
    night.go_on(gang, 1, lambda: gang.locator(".cw-objective .is-met").count() > 0)
    expect(log(crow, "The gang reveals its Objective")).to_be_visible()
    playing.skip(crow, ".cw-objective dl")


def test_eric_wins_by_killing_top_dollar(page: Page, client: Client) -> None:
    night = found(client, 0, at_the_boss, crow=hunting, gang=idling)
    open_table(page, night.people[0])
    night.go_on(page, 0, lambda: night.people[0].over)
    playing.skip(page, TOLD_WINNER)
    expect(log(page, "The Crow player wins")).to_be_visible()


def see_the_end(page: Page, client: Client) -> None:
    """The result of a night that Eric has won."""
    night = found(client, 0, at_the_boss, crow=hunting, gang=idling)
    night.play_until(0, lambda position: position.view.over)
    leave(night.people)
    playing.come(page, night.people[0])
    page.locator(".banner.over button").first.click()


def test_the_end_names_the_side_that_won(page: Page, client: Client) -> None:
    see_the_end(page, client)
    expect(page.locator("dialog[open] h2")).to_have_text("You win!")
    expect(page.locator("dialog[open] .podium .won")).to_have_count(1)
    expect(page.locator("dialog[open] .podium .won")).to_contain_text("The Crow")


def test_the_end_says_what_it_came_by(page: Page, client: Client) -> None:
    see_the_end(page, client)
    expect(page.locator("dialog[open] .verdict")).to_have_text("Top Dollar is dead. The Crow player wins.")


def test_gangsters_of_a_team_show_who_controls_them(page: Page, client: Client) -> None:
    open_table(page, found(client, 2, offers("choose-character"), seats=4).people[2])
    expect(page.locator(".cw-member .cw-owner").first).to_be_visible()
    expect(page.locator(".cw-captain")).to_have_count(1)


def test_a_night_for_four_is_played_to_its_end(page: Page, client: Client) -> None:
    night = found(client, 2, offers("choose-space"), crow=hunting, gang=idling, seats=4)
    open_table(page, night.people[2])
    night.go_on(page, 2, lambda: night.people[0].over)
    playing.skip(page, TOLD_WINNER)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seat", "plan", "press"), [(0, hunting, playing.enter), (1, arson, click)], ids=["crow, by keys alone", "gang"]
)
def test_a_game_against_a_bot_is_played_from_beginning_to_end(
    page: Page, client: Client, seat: int, plan: Plan, press: Press
) -> None:
    made, player = against_a_bot(client, seat)
    playing.sit(page, made)
    luck = Random(3)
    while not player.over:
        if player.position and player.position.options and not passes_by_itself(player.position):
            go(page, player, plan, luck, press)
            if press is playing.enter:
                playing.expect_focus(page)
        else:
            player.hear()
    playing.skip(page, TOLD_WINNER)


# Goals and secrets


def test_the_objective_is_shown_to_the_gang_and_not_to_the_crow_player(visitor: Visitor, client: Client) -> None:
    players = found(client, 1, offers("choose-character")).people
    gang, crow = visitor(), visitor()
    open_table(gang, players[1])
    open_table(crow, players[0])
    expect(gang.locator(".cw-objective dd")).to_have_count(3)
    expect(crow.locator(".cw-objective")).to_contain_text("Secret Objective")
    known = gang.locator(".cw-deaths [role=img]").first.get_attribute("aria-label")
    assert known == "Number 1: unknown"
    assert crow.locator(".cw-deaths [role=img]").first.get_attribute("aria-label") != known


# For everybody


def test_the_city_can_be_read_and_used_as_a_list(page: Page, client: Client, axe: Axe) -> None:
    open_table(page, found(client, 1, offers("choose-space")).people[1])
    page.get_by_role("button", name="City as a list").click()
    expect(page.locator(".cw-places section")).to_have_count(4)
    assert axe(page) == ""
    before = playing.last_move(page)
    page.locator(".cw-space-list button").first.click()
    playing.expect_more_than(page, before)


def test_nothing_keeps_people_with_disabilities_from_the_map(page: Page, client: Client, axe: Axe) -> None:
    open_table(page, found(client, 1, offers("ignite")).people[1])
    assert axe(page) == ""


def test_a_turn_is_played_by_keys_alone(page: Page, client: Client) -> None:
    night = found(client, 1, offers("choose-character"))
    open_table(page, night.people[1])
    playing.enter(page, ".cw-actions .tt-act")
    expect(log(page, "acts.")).to_be_visible()
    expect(page.locator(".cw-actions .tt-act:focus")).to_contain_text("Move")
    page.keyboard.press("Enter")
    spot = page.locator(f"{LIT_SPACE}:focus")
    expect(spot).to_have_count(1)
    space = str(spot.get_attribute("data-element"))
    page.keyboard.press("Enter")
    expect(log(page, f"goes to {corner(space)}")).to_be_visible()


# On a phone


def test_one_tap_leads_to_a_list_of_all_that_can_be_chosen_in_the_city(phone: Page, client: Client) -> None:
    open_table(phone, found(client, 0, offers("move")).people[0])
    chosen = phone.locator(".cw-world .is-lit[data-element]")
    expect(chosen.first).to_be_attached()
    there = set(chosen.evaluate_all(ELEMENTS))
    phone.get_by_role("button", name="City as a list").tap()
    lines = phone.locator(".cw-places .is-lit[data-element]")
    expect(lines.first).to_be_visible()
    assert set(lines.evaluate_all(ELEMENTS)) == there
    assert lines.evaluate_all(SMALL) == []


def test_a_move_is_made_by_tapping_lines_of_the_list(phone: Page, client: Client) -> None:
    open_table(phone, found(client, 1, walking).people[1])
    phone.get_by_role("button", name="City as a list").tap()
    phone.locator(".cw-line.is-lit[data-element^='character:']").first.tap()
    end = phone.locator(".cw-space-list button").first
    space = str(end.get_attribute("data-element"))
    end.tap()
    expect(phone.locator("[data-move]").filter(has_text=f"goes to {corner(space)}").first).to_be_attached()


def test_the_view_comes_close_to_whoever_walks(phone: Page, client: Client) -> None:
    open_table(phone, found(client, 1, walking).people[1])
    phone.locator(".cw-figure.is-acting").dispatch_event("click")
    expect(phone.locator(LIT_SPACE).first).to_be_attached()
    playing.expect_still(phone)
    expect(phone.locator(".cw-figure.is-acting")).to_be_in_viewport(ratio=1)
    assert phone.locator(f"{LIT_SPACE} >> nth=0").evaluate("(spot) => spot.getBoundingClientRect().width") > CLOSE


def test_a_tap_beside_a_building_that_can_be_chosen_means_it(phone: Page, client: Client) -> None:
    open_table(phone, found(client, 0, leaping).people[0])
    roofs = phone.locator(".cw-roof.is-lit")
    expect(roofs.first).to_be_attached()
    playing.expect_still(phone)
    phone.touchscreen.tap(*roofs.evaluate_all(BESIDE))
    expect(phone.locator("[data-move]").filter(has_text="Eric leaps").first).to_be_attached()


def test_onlookers_with_a_phone_have_the_menu(phone: Page, client: Client) -> None:
    phone.goto(f"/table/{found(client, 0, offers('move')).people[0].table}")
    expect(phone.locator(".cw-table")).to_be_visible()
    expect(phone.locator(".table-bar [popovertarget]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("find", [declared, kindling], ids=["attack", "fire"])
def test_the_dice_leave_the_buttons_of_the_map_free(phone: Page, client: Client, find: Find) -> None:
    open_table(phone, found(client, 1, find).people[1])
    expect(phone.locator(".cw-fight")).to_be_visible()
    playing.expect_free(phone.locator(".tt-view button"))


def test_what_is_read_about_somebody_does_not_cover_the_city(phone: Page, client: Client) -> None:
    open_table(phone, found(client, 1, walking).people[1])
    phone.locator(".cw-member").first.tap(force=True)
    expect(phone.locator(".cw-sheet")).to_be_visible()
    playing.expect_below_each_other(phone, [".cw-map", ".cw-tray", ".cw-sheet"])


def test_a_death_is_announced_over_the_city(visitor: Visitor, client: Client) -> None:
    night = Night(client, crow=hunting, gang=idling)
    night.play_until(0, lambda _: False)
    leave(night.people)
    mia = night.people[0]
    moments = client.log(mia.table, mia.token).moments
    death = next(moment.move for moment in moments if any(event.kind == "token-laid" for event in moment.events))
    phone = visitor(**{**PHONE, "reduced_motion": "no-preference"})
    phone.goto(f"/replay/{mia.table}?at={death - 1}")
    expect(phone.locator(".cw-table")).to_be_visible()
    phone.keyboard.press("ArrowRight")
    assert "is dead" in phone.wait_for_function(OVER_CITY).json_value().lower()


def test_the_table_fits_a_narrow_phone(visitor: Visitor, client: Client) -> None:
    players = found(client, 1, offers("ignite")).people
    phone = visitor(**{**PHONE, "viewport": {"width": 320, "height": 640}})
    open_table(phone, players[1])
    assert phone.evaluate("document.documentElement.scrollWidth") == 320
    assert phone.locator(".tt-act, .tt-view button, .cw-member").evaluate_all(SMALL) == []


def test_a_night_that_nobody_wins_is_a_draw(page: Page, client: Client) -> None:
    people = client.sit("Ann", "Bob", game="crow", options={})
    play(people)  # whoever always takes the first choice does nothing, until the rounds are over
    leave(people)
    playing.come(page, people[0])
    page.locator(".banner.over button").first.click()
    expect(page.locator("dialog[open] h2")).to_have_text("A draw")
    expect(page.locator("dialog[open] .podium li")).to_have_count(2)
    expect(page.locator("dialog[open] .podium .won")).to_have_count(0)
    expect(page.locator("dialog[open] .podium")).not_to_contain_text("point")
