// The beginning: settings, words, then the page that the address names.

import { hangBackdrop } from "../pieces/backdrop.js";
import { listenForKeys } from "./keys.js";
import { start } from "./router.js";
import { loadSettings, settings } from "./settings.js";
import { speak } from "./words.js";

loadSettings();
hangBackdrop(/** @type {HTMLElement} */ (document.getElementById("backdrop")));
try {
  await speak(settings.language).catch(() => speak("en"));
  listenForKeys();
  await start();
} catch {
  // Without its sentences the page has but one.
  document.getElementById("page")?.append("Tabletown does not answer. Load the page again in a moment.");
}
