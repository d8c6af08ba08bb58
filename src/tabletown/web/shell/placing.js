// "Place for me": while the game is set up, a gentle bot chooses for the player; the choices are the player's own.

/** @import { Room } from "./room.js" */

export class Placing {
  #on = false;
  /** The position that was asked about last. */
  #seq = -1;

  /** @param {Room} room */
  constructor(room) {
    this.room = room;
  }

  get #setsUp() {
    const { position, game } = this.room;
    return !!position && game.info.placing.includes(position.view.step);
  }

  /** Whether the player could let the bot place now. */
  get offered() {
    return this.#setsUp && this.room.myTurn && this.room.table.hints;
  }

  /** From now on the bot places until the game is set up. Rejects with Denied. */
  begin() {
    this.#on = true;
    return this.look();
  }

  /** Places what is to be placed. Whoever takes a move back wants to place. Rejects with Denied. */
  async look() {
    const { room } = this;
    if (!this.#setsUp || room.undone) this.#on = false;
    if (!this.#on || !this.offered || this.#seq === room.seq) return;
    this.#seq = room.seq;
    try {
      const code = await room.place();
      if (code !== undefined) await room.choose(code);
    } catch (error) {
      this.#on = false;
      throw error;
    }
  }
}
