// The pieces of a view, each with a name of its own, so that one can be followed from place to place.
// The names are made here, of nothing but what the viewer has been told.

/** @typedef {{ id: string, kind: string | null, from: string | null }} Piece `from`: the zone that it came from last */

export class Zones {
  /** The piece that the viewer picked: of several that are alike, it is the one that goes. */
  picked = "";
  #count = 0;
  /** @type {Record<string, Piece[]>} */
  #zones = {};

  /** @param {string} zone @returns {Piece[]} */
  of(zone) {
    return (this.#zones[zone] ??= []);
  }

  /** Everything lies as in a view; what was there already keeps its name. @param {Record<string, (string | null)[]>} view */
  settle(view) {
    for (const [zone, kinds] of Object.entries(view)) {
      const before = [...this.of(zone)];
      const pieces = kinds.map((kind) => take(before, (piece) => piece.kind === kind));
      this.#zones[zone] = kinds.map((kind, place) => {
        const piece = pieces[place] ?? take(before, (unknown) => unknown.kind === null) ?? this.#piece(kind);
        piece.kind = kind;
        return piece;
      });
    }
  }

  /** @param {string} from @param {string} to @param {string | null} kind null if the viewer may not know it */
  move(from, to, kind) {
    const pieces = this.of(from);
    const piece =
      take(pieces, (known) => known.kind === kind && known.id === this.picked) ??
      take(pieces, (known) => known.kind === kind) ??
      take(pieces, (unknown) => unknown.kind === null) ??
      pieces.pop() ??
      this.#piece(kind);
    piece.kind = kind;
    piece.from = from;
    this.of(to).push(piece);
    return piece;
  }

  /** Everything in a zone goes to another. @param {string} from @param {string} to */
  gather(from, to) {
    const pieces = this.of(from).splice(0);
    this.of(to).push(...pieces.map((piece) => ({ ...piece, from })));
  }

  /** A piece is turned up where it lies, on top; whoever knew it sees nothing new. @param {string} zone @param {string | null} kind */
  show(zone, kind) {
    const pieces = this.of(zone);
    const hidden = pieces.at(-1)?.kind === kind ? undefined : pieces.findLast((piece) => piece.kind === null);
    if (kind !== null && hidden) hidden.kind = kind;
  }

  /** Nobody can tell any longer which piece is which. @param {string} zone */
  shuffle(zone) {
    this.#zones[zone] = this.of(zone).map(() => this.#piece(null));
  }

  /** Where a piece lies now. @param {string} id */
  where(id) {
    return Object.keys(this.#zones).find((zone) => this.of(zone).some((piece) => piece.id === id)) ?? null;
  }

  /** @param {string | null} kind @returns {Piece} */
  #piece(kind) {
    this.#count += 1;
    return { id: `p${this.#count}`, kind, from: null };
  }
}

/** @param {Piece[]} pieces @param {(piece: Piece) => boolean} fits */
function take(pieces, fits) {
  const place = pieces.findIndex(fits);
  return place < 0 ? undefined : pieces.splice(place, 1)[0];
}
