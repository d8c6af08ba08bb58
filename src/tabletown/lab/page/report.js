// Draws a report of the lab. The page holds its data; Plot is Observable's plotting library.
// @ts-nocheck: Plot is a global of the page that this script is put into.

const report = JSON.parse(document.querySelector("#report").textContent);

const LABELS = 230;
const LINE = 26;
const LEAST = 120;

const CHARTS = { intervals, histogram, differences };

/** Shares with their intervals, and a line where everybody would be if nothing mattered. */
function intervals({ rows, fair }) {
  const marks = [
    Plot.ruleY(rows, { y: "0", x1: "2", x2: "3", stroke: "var(--dim)", strokeWidth: 3, strokeLinecap: "round" }),
    Plot.dot(rows, { y: "0", x: "1", fill: "var(--gold)", r: 5, tip: { format: { y: true, x: true } }, channels: { from: "2", to: "3" } }),
  ];
  if (fair !== null) marks.unshift(Plot.ruleX([fair], { stroke: "var(--cyan)", strokeDasharray: "4 4" }));
  return { x: { label: "%", grid: true, nice: true }, y: names(rows), marks, ...tall(rows) };
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
function differences({ rows }) {
  const scaled = rows.map(([name, base, variant, low, high, , verdict]) => {
    const unit = Math.max(Math.abs(low), Math.abs(high), Number.EPSILON);
    return { name, verdict, at: (variant - base) / unit, low: low / unit, high: high / unit, base, variant };
  });
  const marks = [
    Plot.ruleX([0], { stroke: "var(--cyan)" }),
    Plot.ruleY(scaled, { y: "name", x1: "low", x2: "high", stroke: "var(--dim)", strokeWidth: 3, strokeLinecap: "round" }),
    Plot.dot(scaled, { y: "name", x: "at", fill: "var(--gold)", r: 5, channels: { base: "base", variant: "variant", verdict: "verdict" }, tip: { format: { x: false } } }),
  ];
  return { x: { label: null, domain: [-1.05, 1.05], ticks: [] }, y: { label: null, domain: rows.map(([name]) => name) }, marks, ...tall(rows) };
}

const names = (rows) => ({ label: null, domain: rows.map(([name]) => name) });
const tall = (rows) => ({ marginLeft: LABELS, height: Math.max(LEAST, rows.length * LINE + 50) });

for (const section of report.sections) {
  const place = document.querySelector(`#${CSS.escape(section.id)} figure`);
  if (place) place.append(Plot.plot({ ...CHARTS[section.chart](section), width: 860, ariaLabel: section.title, style: { background: "none", fontSize: "13px" } }));
}
