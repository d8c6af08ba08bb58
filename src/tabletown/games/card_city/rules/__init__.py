"""The rules of Card City XL, one module per subject, in the rulebook's words; and what they are about, by name."""

from tabletown.games.card_city.rules import action, event, number, reason, step, zone

__all__ = ["action", "event", "number", "reason", "step", "zone"]
