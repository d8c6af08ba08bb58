"""docs/remnants-cards.md, made from the content and from the table below.

python -m tests.games.remnants.cards_page   after a change of the content
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tabletown.games.remnants import contents
from tabletown.games.remnants.rules.words import COLOURS, OPS

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "remnants-cards.md"
CONTENT: dict[str, Any] = tomllib.loads(Path(contents.__file__).with_name("content.toml").read_text(encoding="utf-8"))
SECTIONS = {
    "starter_card": "Starter cards",
    "gang_member_card": "Gang members",
    "black_market_card": "The black market",
    "development": "Developments",
    "ycu_token": "YCU tokens",
    "alert": "The alert card",
}

HEAD = """# The cards, tiles and tokens of City of Remnants

Everything of [City of Remnants](../src/tabletown/games/remnants/rulebook.md) that does something, with the clauses that
it comes from and the test that plays it. A test compares this page with the game, so it cannot fall behind.

Most printed values and texts are not public. What is known of them (some names, the effects of two cards, the size of
the decks) is marked in [content.toml](../src/tabletown/games/remnants/content.toml) with its `source`; all else is our
own design. Whoever owns the game can put the printed ones into a [content pack](play.md). Effects are named in both,
with their numbers: each is one small function in [effects.py](../src/tabletown/games/remnants/rules/effects.py) or, for
battles, in [abilities.py](../src/tabletown/games/remnants/rules/abilities.py).

Attack values stand in the order of the gangs: Humans, Nei'su, Lentree, Iggaret; one number means the same for all.
"""

TESTS = {
    "effects": {
        "draw": "cass_orlan",
        "gain_arcs": "credit_chip",
        "discount_names_a_card_of_the_row_or_a_development": "worker smuggler",
        "recruit_direct": "open_call",
        "deploy_onto_spaces_that_one_controls": "safe_house",
        "deploy_onto_developments_without_enemies": "surveyor",
        "build_now": "prefab_crew",
        "bonus_action": "golden_handshake",
        "bonus_actions_follow_the_main_action_in_any_order_and_cost_no_turn": "blitz kezzik_nine",
        "sell_now": "quick_sale",
        "sell_bonus": "broker",
        "take_arcs": "loan_shark",
        "a_move_bonus_lapses_with_the_turn": "raider",
        "move_bonus": "runner",
        "redeploy": "outrider",
        "an_effect_moves_by_the_rules_of_movement_and_uses_up_no_figure": "grav_sled",
        "die_arcs": "gambler",
        "peek_hand": "informer",
        "search_of_the_draw_pile_is_the_players_own_business": "communication_device",
        "dispel_ycu": "forged_orders",
        "attack": "frag_grenade",
        "dice": "pulse_rifle",
        "enemy_dice": "stun_charge",
        "ycu_attack": "scrambler",
        "attack_per_development": "site_guard",
        "reinforce": "scrapper",
        "reroll": "targeting_visor",
        "keep_card": "street_medic",
        "win_arcs": "bodyguard",
        "win_renown": "odin_kester",
        "win_extra_kill": "vesh_karr",
        "perm_defense_dice": "defense_drone",
        "perm_bribe_discount": "payoff_ledger",
        "perm_income": "protection_racket",
        "perm_win_arcs": "trophy_rack",
        "product": "chem_works",
        "die_table_arcs": "counterfeit_press",
        "die_times_arcs": "casino",
        "recruit_top": "recruiter",
        "trade_unit": "labour_broker",
        "buy_discount": "black_bazaar",
        "static_attack": "gun_row",
        "static_dice": "weapons_depot",
        "defence_attack": "back_alley",
        "the_holder_of_the_whole_tile_has_the_defence_bonus_and_a_newcomer_has_not": "stronghold",
    },
    "examples_actions": {
        "recruiting_without_an_auction": "fast_talker",
    },
    "examples_end": {
        "a_bonus_buy_has_its_own_limit": "back_room_deal",
        "cards_that_bring_arcs": "ummo_vael peddler",
        "cards_that_add_attack": "war_cry",
        "arcs_are_taken_as_far_as_there_are_any": "madame_ozu",
        "products_are_added_to_a_tile_that_makes_them": "technician contraband_crate",
        "a_dealer_sells_up_to_two": "dealer",
        "tobrin_slate_places_figures_on_controlled_spaces": "tobrin_slate",
        "a_stim_pack_draws_what_there_is": "stim_pack",
        "tiles_that_bring_arcs": "data_vault club_silver_x",
        "a_broadcast_spire_brings_renown": "broadcast_spire",
        "claims": "sky_tower",
        "a_bioforge_makes_products_for_3000": "bioforge",
    },
    "examples_battles": {
        "a_battle": "grakk_thurn",
        "winning_pays_an_attacker": "bruiser",
        "the_master_key_brings_renown": "master_key",
    },
    "playing_cards": {
        "as_much_as_possible_is_done_in_printed_order": "sepento_roden",
    },
    "develop": {
        "each_tile_once_in_any_order_and_only_where_something_can_happen": "red_eden_lab",
        "the_produce_ability_of_each_controlled_development_may_be_used": "star_dust_lab",
    },
    "every_card": {
        "cards_and_money": "ilsa_quill lookout zar_tayvius",
        "a_fighter_brings_a_die": "fighter",
        "a_scrap_yard_brings_1500": "scrap_yard",
        "a_token_is_beaten_by_its_attack_and_bribed_by_its_bribe": (
            "cadet warden patroller hunter corrupt_officer enforcer_unit suppressor"
        ),
        "what_an_alert_does": "retaliation reinforcements fine rumour salvage word_spreads",
    },
}
"""By file and test: what it plays."""


def rows(kind: str) -> list[dict[str, Any]]:
    return list(CONTENT[kind])


def clauses(kind: str, entry: dict[str, Any]) -> str:
    """The clauses of its effects, and those of its kind."""
    found = [f"OPS-{OPS.index(effect['op']) + 1:02}" for effect in entry.get("effects", [])]
    if kind == "alert":
        found = [f"YCU-{14 + entry['roll']}", *found]
    elif kind == "ycu_token":
        found = ["YCU-02", "YCU-12"]
    elif kind == "development" and not found:
        found = ["AWD-01"]
    elif entry.get("timing") == "permanent":
        found = ["CRD-09", *found]
    return ", ".join(found)


def attack(entry: dict[str, Any]) -> str:
    values = [str(entry["attack"][colour]) for colour in COLOURS] if "attack" in entry else ["-"]
    return values[0] if len(set(values)) == 1 else " ".join(values)


def columns(kind: str, entry: dict[str, Any]) -> dict[str, str]:
    """What stands in the row of a card, tile, token or alert."""
    found = {"Name": entry["name"]}
    if kind == "alert":
        found = {"Die": str(entry["roll"]), **found}
    else:
        found["Copies"] = str(entry["copies"])
    if kind == "starter_card":
        found = {"Gang": next(gang["name"] for gang in CONTENT["gang"] if gang["id"] == entry["gang"]), **found}
    if kind in ("starter_card", "gang_member_card"):
        found["Attack"] = attack(entry)
    if kind in ("black_market_card", "development"):
        found["Cost"] = f"{entry['cost']:,}"
    if kind == "development":
        found |= {"Level": entry["level"], "Spaces": str(len(entry["cells"])), "Renown": str(entry["renown"])}
    if kind == "ycu_token":
        return {**found, "Attack": str(entry["attack"]), "Bribe": f"{entry['bribe']:,}"}
    return {**found, "What it does": entry["text"]}


def lines(kind: str) -> Iterator[str]:
    yield f"\n## {SECTIONS[kind]}\n"
    for place, entry in enumerate(rows(kind)):
        file, test = played_by(entry["id"])
        link = f"[{test}](../tests/games/remnants/{file})"
        told = {**columns(kind, entry), "Clauses": clauses(kind, entry), "Test": link}
        if place == 0:
            yield row(told)
            yield row("---" for _ in told)
        yield row(told.values())


def row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def played_by(name: str) -> tuple[str, str]:
    """The file and the name of the test that plays it."""
    all_tests = ((file, test, things) for file, tests in TESTS.items() for test, things in tests.items())
    ((file, test),) = [(file, test) for file, test, things in all_tests if name in things.split()]
    return f"test_{file}.py", f"test_{test}"


def written() -> str:
    return HEAD + "\n".join(line for kind in SECTIONS for line in lines(kind)) + "\n"


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
