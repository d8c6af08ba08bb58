// Time on the table: pauses and animations that follow the viewer's speed and can all be ended at once.

/** @import { Settings } from "../contract.js" */

export class Motion {
  #settings;
  #hurried = false;
  /** @type {Set<() => void>} */
  #pending = new Set();

  /** @param {() => Settings} settings asked anew each time */
  constructor(settings) {
    this.#settings = settings;
  }

  /** Whether nothing moves: it is not wanted, not seen, or the viewer is in a hurry. */
  get still() {
    return this.hurried || this.#settings().reducedMotion;
  }

  /** Whether the viewer wants to see the end at once. */
  get hurried() {
    return this.#hurried || document.hidden;
  }

  /** What begins now may take its time again. */
  begin() {
    this.#hurried = false;
  }

  /** Everything under way ends now, and what follows until `begin` takes no time. */
  hurry() {
    this.#hurried = true;
    for (const end of [...this.#pending]) end();
  }

  /** A pause, for reading too: reduced motion does not shorten it. @param {number} ms @returns {Promise<void>} */
  wait(ms) {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#pending.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms / this.#settings().speed);
      this.#pending.add(end);
    });
  }

  /**
   * An animation of an element; resolves at its end, at once when nothing moves.
   * @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions & { duration: number }} options
   */
  async animate(element, frames, options) {
    if (this.still) return;
    const speed = this.#settings().speed;
    const animation = element.animate(frames, {
      ...options,
      duration: options.duration / speed,
      delay: (options.delay ?? 0) / speed,
    });
    const end = () => animation.cancel();
    this.#pending.add(end);
    await animation.finished.catch(() => {});
    this.#pending.delete(end);
  }
}
