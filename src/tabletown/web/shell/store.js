// What this browser remembers, shared by its tabs. Where storage is blocked or full, it lasts as long as the page.

/** @type {Map<string, string>} */
const meanwhile = new Map();
const PREFIX = "tabletown.";

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function recall(key, otherwise) {
  try {
    const text = meanwhile.get(key) ?? localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    meanwhile.delete(key);
  } catch {
    meanwhile.set(key, text);
  }
}

/**
 * Calls back when another tab has changed what is kept under this key.
 * @param {string} key @param {() => void} changed @param {AbortSignal} [signal]
 */
export function watch(key, changed, signal) {
  addEventListener("storage", (event) => (event.key === PREFIX + key || event.key === null) && changed(), { signal });
}
