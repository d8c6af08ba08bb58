"""The rules of Trick City, one module per subject, in the rulebook's words; and what they are about, by name."""

from tabletown.games.trick_city.rules import action, event, number, reason, step, zone

__all__ = ["action", "event", "number", "reason", "step", "zone"]
