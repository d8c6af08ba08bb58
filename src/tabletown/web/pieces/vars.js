// Custom properties of an element, set by script: the page allows no style attributes.

import { ref } from "lit-html/directives/ref.js";

/** Used inside a tag: `<li ${vars({ "--tilt": "4deg" })}>`. @param {Record<string, string | number>} values */
export function vars(values) {
  return ref((element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, String(value));
  });
}
