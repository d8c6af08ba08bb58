// Small sounds, made of tones and noise. Browsers allow them only after the first touch or key.

/** @typedef {{ wave?: OscillatorType, from: number, to?: number, at?: number, long: number, loud?: number }} Tone */
/** @typedef {{ noise: number, to?: number, at?: number, long: number, loud?: number }} Rush filtered noise, from one pitch to another */

/** @type {Record<string, (Tone | Rush)[]>} */
const SCORE = {
  click: [{ wave: "triangle", from: 900, to: 700, long: 0.04, loud: 0.25 }],
  draw: [{ noise: 2600, to: 5200, long: 0.12, loud: 0.3 }],
  place: [
    { noise: 1800, to: 500, long: 0.09, loud: 0.5 },
    { wave: "sine", from: 170, to: 80, long: 0.12, loud: 0.6 },
  ],
  close: [
    { noise: 700, to: 120, long: 0.3, loud: 0.8 },
    { wave: "sine", from: 110, to: 45, long: 0.4, loud: 1 },
    { wave: "square", from: 1250, to: 1180, at: 0.05, long: 0.08, loud: 0.08 },
  ],
  alarm: [0, 0.36, 0.72].flatMap((at) => [
    { wave: /** @type {const} */ ("sawtooth"), from: 520, to: 780, at, long: 0.18, loud: 0.22 },
    { wave: /** @type {const} */ ("sawtooth"), from: 780, to: 520, at: at + 0.18, long: 0.18, loud: 0.22 },
  ]),
  reveal: [
    { noise: 1200, to: 6000, long: 0.28, loud: 0.3 },
    { wave: "triangle", from: 420, to: 840, long: 0.25, loud: 0.25 },
  ],
  score: [
    { wave: "triangle", from: 660, long: 0.12, loud: 0.4 },
    { wave: "triangle", from: 880, at: 0.09, long: 0.2, loud: 0.4 },
  ],
  lose: [
    { wave: "triangle", from: 300, to: 250, long: 0.18, loud: 0.45 },
    { wave: "triangle", from: 220, to: 150, at: 0.14, long: 0.35, loud: 0.45 },
  ],
  double: [
    { noise: 900, to: 90, long: 0.18, loud: 1 },
    { wave: "sine", from: 150, to: 40, long: 0.3, loud: 1 },
    { wave: "sawtooth", from: 330, to: 990, at: 0.12, long: 0.3, loud: 0.25 },
  ],
  win: [523, 659, 784, 1047].map((from, i) => ({
    wave: /** @type {const} */ ("triangle"),
    from,
    at: i * 0.13,
    long: i === 3 ? 0.7 : 0.2,
    loud: 0.45,
  })),
  turn: [
    { wave: "sine", from: 740, long: 0.12, loud: 0.35 },
    { wave: "sine", from: 988, at: 0.1, long: 0.2, loud: 0.35 },
  ],
};

/** The names of all sounds. */
export const SOUNDS = Object.keys(SCORE);

const LOUDNESS = 0.22;

/** @type {AudioContext | null} */
let audio = null;

/** @param {AudioContext} context @param {number} at @param {number} long @param {number} loud */
function fading(context, at, long, loud) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context @param {Tone} tone */
function ring(context, { wave = "sine", from, to = from, at = 0, long, loud = 0.5 }) {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
  oscillator.connect(fading(context, start, long, loud));
  oscillator.start(start);
  oscillator.stop(start + long + 0.02);
}

/** @param {AudioContext} context @param {Rush} rush */
function hiss(context, { noise, to = noise, at = 0, long, loud = 0.5 }) {
  const start = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(noise, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(filter).connect(fading(context, start, long, loud));
  source.start(start);
}

/** Plays a sound by its name; before the first touch or key, and where there is no sound, nothing. @param {string} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const part of SCORE[name] ?? []) {
    if ("noise" in part) hiss(audio, part);
    else ring(audio, part);
  }
}
