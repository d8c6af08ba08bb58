// Where the viewer looks at a map that is larger than its frame: dragging, pinching, the wheel, keys and buttons move the view.

/** @typedef {{ x: number, y: number }} Point in units of the map */
/**
 * @typedef {object} World what there is to look at
 * @property {number} width in units of the map
 * @property {number} height
 * @property {number} [margin] how much is seen beyond its edges
 * @property {number} [closest] how large a unit may become, in pixels
 * @property {number} [far] below this zoom the map has the class is-far: only what has to be read
 * @property {number} [near] above this zoom it has the class is-near: everything has its name
 */

const STEP = 1.35;
/** So far a pointer may stray before a click becomes a drag. */
const SLACK = 6;
const GLIDE = 260;

export class Camera {
  #width;
  #height;
  #margin;
  #closest;
  #far;
  #near;
  /** @type {HTMLElement | null} */
  #frame = null;
  /** @type {HTMLElement | null} */
  #world = null;
  #x = 0;
  #y = 0;
  #zoom = 0;
  /** @type {Map<number, Point>} */
  #pointers = new Map();
  #dragged = false;
  /** @type {ResizeObserver | null} */
  #watch = null;
  #fitted = true;
  /** What is kept in the middle until the viewer moves the view. @type {Point | null} */
  #middle = null;

  /** @param {World} world */
  constructor({ width, height, margin = 56, closest = 3.2, far = 0.8, near = 1.1 }) {
    this.#width = width;
    this.#height = height;
    this.#margin = margin;
    this.#closest = closest;
    this.#far = far;
    this.#near = near;
  }

  /** Called after each rendering. @param {HTMLElement | null} frame a .tt-map with its .tt-world */
  attach(frame) {
    if (frame === this.#frame) return;
    this.#watch?.disconnect();
    this.#frame = frame;
    this.#world = frame?.querySelector(".tt-world") ?? null;
    if (!frame) return;
    this.#watch = new ResizeObserver(() => this.#resized());
    this.#watch.observe(frame);
    this.#resized();
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      frame.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
    frame.addEventListener("click", (event) => this.#click(event), { capture: true });
    frame.addEventListener("focusin", (event) => this.#focused(event));
  }

  detach() {
    this.attach(null);
  }

  /** How large a unit is on the screen. */
  get zoom() {
    return this.#zoom;
  }

  get #least() {
    const frame = this.#frame;
    if (!frame) return 1;
    return Math.min(frame.clientWidth / (this.#width + 2 * this.#margin), frame.clientHeight / (this.#height + 2 * this.#margin));
  }

  /** The whole map. */
  fit() {
    this.#fitted = true;
    this.#middle = null;
    this.#zoom = this.#least;
    this.#apply(true);
  }

  /** @param {number} steps closer, or farther away if negative */
  step(steps) {
    const frame = this.#frame;
    if (frame) this.#zoomTo(this.#zoom * STEP ** steps, frame.clientWidth / 2, frame.clientHeight / 2, true);
  }

  /** Brings a point of the map into sight, and closer if that is wanted. @param {Point} point @param {number} [zoom] */
  show(point, zoom = this.#zoom) {
    if (!this.#frame) return;
    this.#fitted = false;
    this.#middle = point;
    this.#zoom = Math.max(zoom, this.#least);
    this.#center();
    this.#apply(true);
  }

  #center() {
    const [frame, point] = [this.#frame, this.#middle];
    if (!frame || !point) return;
    this.#x = frame.clientWidth / 2 - point.x * this.#zoom;
    this.#y = frame.clientHeight / 2 - point.y * this.#zoom;
  }

  /** The point of the map under the pointer. @param {MouseEvent} event @returns {Point} */
  point({ clientX, clientY }) {
    const box = this.#frame?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - box.x - this.#x) / this.#zoom, y: (clientY - box.y - this.#y) / this.#zoom };
  }

  #resized() {
    if (this.#fitted || !this.#zoom) {
      this.#fitted = true;
      this.#zoom = this.#least;
    }
    this.#center();
    this.#apply(false);
  }

  /** @param {number} zoom @param {number} x @param {number} y the point on the screen that stays @param {boolean} gliding */
  #zoomTo(zoom, x, y, gliding) {
    this.#middle = null;
    const next = Math.min(this.#closest, Math.max(this.#least, zoom));
    const grown = next / this.#zoom;
    this.#x = x - (x - this.#x) * grown;
    this.#y = y - (y - this.#y) * grown;
    this.#zoom = next;
    this.#fitted = next <= this.#least * 1.001;
    this.#apply(gliding);
  }

  /** The map never leaves the frame. @param {boolean} gliding */
  #apply(gliding) {
    const [frame, world] = [this.#frame, this.#world];
    if (!frame || !world) return;
    const edge = this.#margin * this.#zoom;
    this.#x = held(this.#x, frame.clientWidth, this.#width * this.#zoom, edge);
    this.#y = held(this.#y, frame.clientHeight, this.#height * this.#zoom, edge);
    world.style.setProperty("--glide", gliding ? `${GLIDE}ms` : "0ms");
    world.style.setProperty("--zoom", String(this.#zoom));
    world.classList.toggle("is-far", this.#zoom < this.#far);
    world.classList.toggle("is-near", this.#zoom > this.#near);
    world.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#zoom})`;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.#frame) return;
    event.preventDefault();
    const box = this.#frame.getBoundingClientRect();
    this.#zoomTo(this.#zoom * 1.0016 ** -event.deltaY, event.clientX - box.x, event.clientY - box.y, false);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    if (!this.#pointers.size) this.#dragged = false;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    const frame = this.#frame;
    if (!before || !frame) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 2) return this.#pinch(event.pointerId, before, now);
    const [x, y] = [now.x - before.x, now.y - before.y];
    if (!this.#dragged && Math.hypot(x, y) < SLACK) return;
    if (!this.#dragged) frame.setPointerCapture(event.pointerId);
    this.#dragged = true;
    this.#middle = null;
    this.#pointers.set(event.pointerId, now);
    this.#x += x;
    this.#y += y;
    this.#apply(false);
  }

  /** @param {number} id @param {Point} before @param {Point} now */
  #pinch(id, before, now) {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1];
    const box = this.#frame?.getBoundingClientRect();
    if (!other || !box) return;
    this.#dragged = true;
    this.#pointers.set(id, now);
    const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    this.#x += (now.x - before.x) / 2;
    this.#y += (now.y - before.y) / 2;
    this.#zoomTo(this.#zoom * grown, (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y, false);
  }

  /** What ends a drag is no click. @param {MouseEvent} event */
  #click(event) {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** What gets the focus by key comes into sight. @param {FocusEvent} event */
  #focused(event) {
    const frame = this.#frame;
    const target = event.target;
    if (!frame || !(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    frame.scrollTo(0, 0);
    const [inner, outer] = [target.getBoundingClientRect(), frame.getBoundingClientRect()];
    const seen = inner.x >= outer.x && inner.right <= outer.right && inner.y >= outer.y && inner.bottom <= outer.bottom;
    if (seen) return;
    this.#middle = null;
    this.#x += outer.x + outer.width / 2 - inner.x - inner.width / 2;
    this.#y += outer.y + outer.height / 2 - inner.y - inner.height / 2;
    this.#apply(true);
  }
}

/** @param {number} at @param {number} room @param {number} size @param {number} edge */
function held(at, room, size, edge) {
  if (size + 2 * edge <= room + 1) return (room - size) / 2;
  return Math.min(edge, Math.max(room - size - edge, at));
}
