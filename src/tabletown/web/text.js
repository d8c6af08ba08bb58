// Sentences in the reader's language, from Fluent files. The same promises as tabletown/kernel/messages.py.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { withMinus } from "./pieces/writing.js";

/** @import { Scope } from "@fluent/bundle" */
/** @import { Message } from "./types.js" */
/** @typedef {Record<string, string | number | Message | { type: "seat", seat: number }>} Params */
/** @typedef {{ names?: string[], reader?: number | null }} Audience */

/** Written by hand for tests: longer and accented, between marks, so that whatever is not translated stands out. */
export const PSEUDO = "pseudo";

const ACCENTS = new Map(Array.from("aceilnorsuyACEGILNORSUYZ", (letter, i) => [letter, "áçéíļñöŕšüýÁÇÉĞÍĻÑÖŔŠÜÝŽ"[i]]));

/** @param {string} text */
function stretch(text) {
  if (!/\p{L}/u.test(text)) return text;
  const accented = Array.from(text, (letter) => ACCENTS.get(letter) ?? letter).join("");
  return `⟦${accented}${"·".repeat(Math.ceil(text.trim().length * 0.3))}⟧`;
}

/** A number in a sentence. */
class Figure extends FluentNumber {
  /** @override @param {Scope} [scope] */
  toString(scope) {
    return withMinus(super.toString(scope));
  }
}

export class Texts {
  /** @param {string} language @param {string[]} sources Fluent files; later ones win. */
  constructor(language, sources) {
    const pseudo = language === PSEUDO;
    this.locale = pseudo ? "en" : language;
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, transform: pseudo ? stretch : undefined });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /**
   * The sentence as this reader should see it: a seat in it becomes a name, and sets `you` to "yes" or "no".
   * @param {Message | string} message
   * @param {Params} [params]
   * @param {Audience} [audience]
   * @returns {string}
   */
  say(message, params, audience = {}) {
    const id = typeof message === "string" ? message : message.id;
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const given = { ...(typeof message === "string" ? {} : message.params), ...params };
    return this.bundle.formatPattern(pattern, this.#filled(given, audience), []);
  }

  /** @param {Params} given @param {Audience} audience */
  #filled(given, audience) {
    /** @type {Record<string, string | Figure>} */
    const filled = {};
    for (const [key, value] of Object.entries(given)) {
      if (typeof value === "string") filled[key] = value;
      else if (typeof value === "number") filled[key] = new Figure(value);
      else if (value.type === "text") filled[key] = this.say(value, undefined, audience);
      else {
        filled[key] = audience.names?.[value.seat] ?? this.say("seat", { number: value.seat + 1 });
        filled[key === "seat" ? "you" : `${key}_you`] = value.seat === audience.reader ? "yes" : "no";
      }
    }
    return filled;
  }
}
