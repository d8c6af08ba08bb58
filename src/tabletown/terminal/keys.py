"""The line at the bottom of every screen: which keys do something now. They can be clicked, too."""

from __future__ import annotations

from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static


class Keys(Static):
    """Textual's own footer makes a widget for each key, again and again; this is one line of text."""

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self.show)

    def show(self, screen: Screen[object]) -> None:
        keys = [
            Content.from_markup(
                f"[b $primary]$key[/] [@click=screen.{active.binding.action}]$does[/]",
                key=self.app.get_key_display(active.binding),
                does=active.binding.description,
            )
            for active in screen.active_bindings.values()
            if active.binding.show and active.enabled
        ]
        self.update(Content("  ").join(keys))
