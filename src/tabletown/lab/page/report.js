// Draws a report of the lab. The page holds its data; Plot is Observable's plotting library.
// @ts-nocheck: Plot is a global of the page that this script is put into.

const report = JSON.parse(document.querySelector("#report").textContent);

const WIDEST = 860;
const NARROWEST = 200;
const LETTER = 7;
const FIGURES = 110;
const ROOMY = 480;
const LINE = 26;
const LEAST = 120;

const CHARTS = { intervals, histogram, differences };
const BESIDE = { frameAnchor: "right", dx: FIGURES, textAnchor: "end", fill: "var(--dim)" };
const MARK = { stroke: "var(--dim)", strokeWidth: 3, strokeLinecap: "round" };

/** Shares with their intervals, and a line where everybody would be if nothing mattered. */
function intervals({ rows, fair, columns }) {
  const marks = [
    Plot.ruleY(rows, { y: "0", x1: "2", x2: "3", ...MARK }),
    Plot.dot(rows, { y: "0", x: "1", fill: "var(--gold)", r: 5, tip: { format: { y: true, x: true } }, channels: { [columns[2]]: "2", [columns[3]]: "3" } }),
  ];
  if (fair !== null) marks.unshift(Plot.ruleX([fair], { stroke: "var(--cyan)", strokeDasharray: "4 4" }));
  return { x: { label: "%", grid: true, nice: true }, marks, named: rows };
}

/** How many games fell into each class. */
function histogram({ rows, columns }) {
  const marks = [
    Plot.rectY(rows, { x1: "0", x2: (row) => row[1] + 1, y: "2", fill: "var(--gold)", insetLeft: 1, tip: true }),
    Plot.ruleY([0]),
  ];
  return { x: { label: null }, y: { label: columns[2], grid: true }, height: 260, marks };
}

/** Differences in units of their own intervals, so that all fit one picture: what does not touch zero is clear. */
function differences({ rows, columns }, width) {
  const scaled = rows.map(([name, base, variant, low, high, , verdict]) => {
    const unit = Math.max(Math.abs(low), Math.abs(high), Number.EPSILON);
    return { name, verdict, at: (variant - base) / unit, low: low / unit, high: high / unit, base, variant };
  });
  const channels = { [columns[1]]: "base", [columns[2]]: "variant", [columns[6]]: "verdict" };
  const marks = [
    Plot.ruleX([0], { stroke: "var(--cyan)" }),
    Plot.ruleY(scaled, { y: "name", x1: "low", x2: "high", ...MARK }),
    Plot.dot(scaled, { y: "name", x: "at", fill: "var(--gold)", r: 5, channels, tip: { format: { x: false } } }),
  ];
  if (width >= ROOMY) marks.push(Plot.text(scaled, { y: "name", text: ({ base, variant }) => `${base} → ${variant}`, ...BESIDE }));
  const marginRight = width >= ROOMY ? FIGURES : 20;
  return { x: { label: null, domain: [-1.05, 1.05], ticks: [] }, marginRight, marks, named: rows };
}

/** A row for each name, with as much room for the names as they need and the picture can spare. */
function lines(rows, width) {
  const names = rows.map(([name]) => name);
  const marginLeft = Math.min(Math.max(...names.map((name) => name.length)) * LETTER + 16, width * 0.4);
  const fits = Math.floor((marginLeft - 16) / LETTER);
  const tickFormat = (name) => (name.length > fits ? `${name.slice(0, fits - 1)}…` : name);
  return { y: { label: null, domain: names, tickFormat }, marginLeft, height: Math.max(LEAST, rows.length * LINE + 50) };
}

/** All charts, as wide as there is room. */
function draw() {
  for (const section of report.sections) {
    const place = document.querySelector(`#${CSS.escape(section.id)} figure`);
    if (!place || !section.rows.length) continue;
    const width = Math.min(WIDEST, place.clientWidth);
    const { named, ...chart } = CHARTS[section.chart](section, width);
    const style = { background: "none", fontSize: "13px" };
    const svg = Plot.plot({ ...(named && lines(named, width)), ...chart, width, ariaLabel: section.title, style });
    svg.setAttribute("role", "img");
    for (const part of svg.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label"); // the table below says more
    place.replaceChildren(svg);
  }
}

let drawn = 0;

/** Draws again when the width has changed. A page that holds this one is told how much room it needs. */
function fit() {
  const width = document.body.clientWidth;
  if (width !== drawn && width >= NARROWEST) {
    drawn = width;
    draw();
  }
  if (parent !== window) parent.postMessage({ height: document.documentElement.offsetHeight }, "*");
}

fit();
new ResizeObserver(fit).observe(document.body);
