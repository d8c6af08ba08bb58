// Choosing an option by the elements on the table that it belongs to: touch a card, then a place, in any order.

/** @import { Option } from "../types.js" */

/** @typedef {{ act: "choose", option: Option } | { act: "pick" } | { act: "drop" } | { act: "refuse", elements: string[] }} Outcome */

export class Picking {
  /** @type {Option[]} */
  #options = [];
  /** The elements that have been touched so far. @type {string[]} */
  picked = [];

  /** @param {Option[]} options what may be chosen now */
  offer(options) {
    this.#options = options;
    if (!this.#fitting(this.picked).length) this.picked = [];
  }

  clear() {
    this.picked = [];
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
    return !this.has(element) && this.#fitting([...this.picked, element]).length > 0;
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
    const together = [...this.picked, element];
    const [option, ...others] = this.#fitting(together);
    if (option && !others.length && option.elements.every((part) => together.includes(part))) {
      this.picked = [];
      return { act: "choose", option };
    }
    if (option) this.picked = together;
    else if (this.usable(element) && this.#alike(element)) this.picked = [element];
    else return { act: "refuse", elements: together };
    return { act: "pick" };
  }

  /** Another element of the same sort takes the place of the one that was touched. @param {string} element */
  #alike(element) {
    const sort = element.split(":")[0];
    return this.picked.some((other) => other.split(":")[0] === sort);
  }

  /** @param {string[]} elements */
  #fitting(elements) {
    return this.#options.filter((option) => elements.every((element) => option.elements.includes(element)));
  }
}
