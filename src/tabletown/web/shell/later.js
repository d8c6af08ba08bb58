// Small helpers for time.

/** A function that runs `draw` soon, once for any number of calls. @param {() => void} draw @param {AbortSignal} signal */
export function soon(draw, signal) {
  let planned = false;
  return () => {
    if (planned || signal.aborted) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      if (!signal.aborted) draw();
    });
  };
}

/** Calls back again and again while the page is looked at. @param {number} ms @param {() => void} call @param {AbortSignal} signal */
export function every(ms, call, signal) {
  const timer = setInterval(() => document.hidden || call(), ms);
  document.addEventListener("visibilitychange", () => document.hidden || call(), { signal });
  signal.addEventListener("abort", () => clearInterval(timer));
}
