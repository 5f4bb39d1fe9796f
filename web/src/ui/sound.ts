// Soft sounds, made here: no files. Nothing sounds before the first click or key.

export type Sound =
  | "step"
  | "card"
  | "splash"
  | "sink"
  | "win"
  | "lose"
  | "wind"
  | "sun"
  | "dig"
  | "chime"
  | "turn"
  | "point"
  | "no";

let context: AudioContext | null = null;
let output: GainNode | null = null;
let noise: AudioBuffer | null = null;
let volume = 0;

function wake(): void {
  if (context || volume === 0) return;
  context = new AudioContext();
  output = context.createGain();
  const soften = context.createDynamicsCompressor();
  output.connect(soften).connect(context.destination);
  output.gain.value = volume * 0.5;
  const seconds = 2;
  noise = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
}

let listening = false;

/** From the first click or key on, sounds may be heard. Returns how to stop listening for it. */
export function listenForFirstTouch(): () => void {
  if (listening) return () => {};
  listening = true;
  const heard = () => {
    wake();
    void context?.resume();
    if (context) stop();
  };
  const stop = () => {
    listening = false;
    removeEventListener("pointerdown", heard);
    removeEventListener("keydown", heard);
  };
  addEventListener("pointerdown", heard);
  addEventListener("keydown", heard);
  return stop;
}

/** How loud, from 0 (nothing) to 1. */
export function setVolume(next: number): void {
  volume = next;
  if (output && context) output.gain.setTargetAtTime(next * 0.5, context.currentTime, 0.02);
}

interface Tone {
  from: number; // hertz
  to?: number;
  at?: number; // seconds from now
  last: number;
  loud?: number;
  shape?: OscillatorType;
}

function tone({ from, to = from, at = 0, last, loud = 0.5, shape = "sine" }: Tone): void {
  const now = context!.currentTime + at;
  const voice = context!.createOscillator();
  const gain = context!.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + last);
  gain.gain.setValueAtTime(0, now);
  gain.gain.linearRampToValueAtTime(loud, now + Math.min(0.02, last / 4));
  gain.gain.exponentialRampToValueAtTime(0.0008, now + last);
  voice.connect(gain).connect(output!);
  voice.start(now);
  voice.stop(now + last + 0.05);
}

interface Rush {
  from: number; // hertz of the filter
  to: number;
  last: number;
  at?: number;
  loud?: number;
  swell?: boolean; // grows before it fades
  narrow?: number;
}

function rush({ from, to, last, at = 0, loud = 0.4, swell = false, narrow = 0.8 }: Rush): void {
  const now = context!.currentTime + at;
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const gain = context!.createGain();
  source.buffer = noise;
  source.loop = true;
  filter.type = "bandpass";
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, now);
  filter.frequency.exponentialRampToValueAtTime(to, now + last);
  gain.gain.setValueAtTime(0.0008, now);
  gain.gain.exponentialRampToValueAtTime(loud, now + (swell ? last * 0.4 : 0.015));
  gain.gain.exponentialRampToValueAtTime(0.0008, now + last);
  source.connect(filter).connect(gain).connect(output!);
  source.start(now, Math.random());
  source.stop(now + last + 0.05);
}

const MADE: Record<Sound, () => void> = {
  step: () => {
    rush({ from: 420, to: 160, last: 0.09, loud: 0.5 });
    rush({ from: 380, to: 140, last: 0.09, loud: 0.4, at: 0.13 });
  },
  card: () => rush({ from: 1400, to: 4200, last: 0.13, loud: 0.35, narrow: 0.6 }),
  splash: () => {
    rush({ from: 2400, to: 500, last: 0.45, loud: 0.35 });
    tone({ from: 300, to: 520, last: 0.16, loud: 0.12, at: 0.05 });
  },
  sink: () => {
    rush({ from: 900, to: 120, last: 1.1, loud: 0.5, swell: true });
    tone({ from: 130, to: 48, last: 1.1, loud: 0.4 });
  },
  wind: () => rush({ from: 380, to: 900, last: 1.1, loud: 0.35, swell: true, narrow: 2.5 }),
  sun: () => {
    for (const [index, pitch] of [1046, 1318, 1568].entries()) {
      tone({ from: pitch, last: 1, loud: 0.08, at: index * 0.07, shape: "triangle" });
    }
  },
  dig: () => {
    for (const at of [0, 0.14]) rush({ from: 1800, to: 700, last: 0.12, loud: 0.35, at });
  },
  chime: () => {
    tone({ from: 784, last: 0.7, loud: 0.22 });
    tone({ from: 1175, last: 0.9, loud: 0.16, at: 0.09 });
  },
  turn: () => {
    tone({ from: 523, last: 0.35, loud: 0.2 });
    tone({ from: 659, last: 0.5, loud: 0.2, at: 0.12 });
  },
  point: () => tone({ from: 880, to: 990, last: 0.18, loud: 0.16 }),
  no: () => tone({ from: 220, to: 180, last: 0.16, loud: 0.16, shape: "triangle" }),
  win: () => {
    for (const [index, pitch] of [523, 659, 784, 1046, 1318].entries()) {
      tone({ from: pitch, last: 1.1, loud: 0.2, at: index * 0.13 });
    }
  },
  lose: () => {
    for (const [index, pitch] of [392, 349, 311, 233].entries()) {
      tone({ from: pitch, last: 0.9, loud: 0.2, at: index * 0.22, shape: "triangle" });
    }
  },
};

/** Sound it, unless muted or not yet allowed. */
export function sound(name: Sound): void {
  if (volume === 0 || !context || context.state !== "running") return;
  MADE[name]();
}
