// Choosing an option by the elements on the table that it belongs to: touch a card, then a place, in any order.

/** @import { Option } from "../types.js" */

/** @typedef {{ act: "choose", option: Option } | { act: "pick" } | { act: "drop" } | { act: "refuse", elements: string[] }} Outcome */

export class Picking {
  #last;
  /** @type {Option[]} */
  #options = [];
  /** The elements that have been touched so far. @type {string[]} */
  picked = [];

  /** @param {string} [last] the element that is always touched last; an option that does not name it waits for it too */
  constructor(last = "") {
    this.#last = last;
  }

  /** @param {Option[]} options what may be chosen now */
  offer(options) {
    this.#options = options;
    if (!this.#fitting(this.picked).length) this.picked = [];
  }

  clear() {
    this.picked = [];
  }

  /** Takes back what was touched last: which it was. */
  back() {
    const last = this.picked.at(-1) ?? "";
    this.picked = this.picked.slice(0, -1);
    return last;
  }

  /** @param {string} element */
  has(element) {
    return this.picked.includes(element);
  }

  /** Whether an option belongs to this element, whatever has been touched. @param {string} element */
  usable(element) {
    return this.#fitting([element]).length > 0;
  }

  /** Whether it would go together with what has been touched. @param {string} element */
  lit(element) {
    if (element === this.#last && this.ready) return true;
    return !this.has(element) && this.#fitting([...this.picked, element]).length > 0;
  }

  /** The option of which everything has been touched, and which only waits for the last touch. */
  get ready() {
    const [option, ...others] = this.open;
    return option && !others.length && this.#isWhole(option, this.picked) ? option : undefined;
  }

  /** Whether it could take the place of another one of its sort. @param {string} element */
  swaps(element) {
    return this.#swapped(element).length > 0;
  }

  /** The one option that touching this element would choose, or lead to. @param {string} element */
  offered(element) {
    const [option, ...others] = this.#fitting([...this.picked, element]);
    return others.length ? undefined : option;
  }

  /** The options that what has been touched can still become. */
  get open() {
    return this.picked.length ? this.#fitting(this.picked) : [];
  }

  /** @param {string} element @returns {Outcome} */
  touch(element) {
    if (this.has(element)) {
      this.picked = this.picked.filter((other) => other !== element);
      return { act: "drop" };
    }
    if (element === this.#last && this.ready) return { act: "choose", option: this.ready };
    const together = [...this.picked, element];
    const [option, ...others] = this.#fitting(together);
    const waits = this.#last && !option?.elements.includes(this.#last);
    if (option && !others.length && !waits && this.#isWhole(option, together)) return { act: "choose", option };
    const picked = option ? together : this.#swapped(element);
    if (!picked.length) return { act: "refuse", elements: together };
    this.picked = picked;
    return { act: "pick" };
  }

  /** What is picked when an element takes the place of another one of its sort; nothing if there is none. @param {string} element */
  #swapped(element) {
    const sort = element.split(":")[0];
    const others = this.picked.filter((other) => other.split(":")[0] !== sort);
    if (others.length === this.picked.length || !this.usable(element)) return [];
    return this.#fitting([...others, element]).length ? [...others, element] : [element];
  }

  /** @param {Option} option @param {string[]} elements */
  #isWhole(option, elements) {
    return option.elements.every((part) => elements.includes(part));
  }

  /** @param {string[]} elements */
  #fitting(elements) {
    return this.#options.filter((option) => elements.every((element) => option.elements.includes(element)));
  }
}
