import { prefs } from './prefs.svelte';

/** Short sounds made on the spot: no files, off unless the player wants them. */
export type Sound = 'die' | 'coin' | 'card' | 'turn' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + 0.01;
  MAKERS[sound](context, at);
}

const MAKERS: Record<Sound, (to: AudioContext, at: number) => void> = {
  die: (to, at) => {
    // A die that bounces: dull knocks, each nearer and softer.
    for (const [after, loud] of [
      [0, 0.5],
      [0.09, 0.35],
      [0.15, 0.24],
      [0.19, 0.15],
    ]) {
      rustle(to, at + after, 0.035, 900 + Math.random() * 900, 3, loud);
    }
  },
  coin: (to, at) => {
    tone(to, at, 1975, 0.09, 0.12, 'triangle');
    tone(to, at + 0.07, 2637, 0.28, 0.12, 'triangle');
  },
  card: (to, at) => rustle(to, at, 0.13, 2600, 0.8, 0.22),
  turn: (to, at) => {
    tone(to, at, 587, 0.22, 0.14, 'sine');
    tone(to, at + 0.14, 880, 0.4, 0.14, 'sine');
  },
  end: (to, at) => {
    for (const [step, pitch] of [392, 494, 587, 784].entries())
      tone(to, at + step * 0.15, pitch, 0.7, 0.12, 'triangle');
  },
};

function tone(
  to: AudioContext,
  at: number,
  pitch: number,
  long: number,
  loud: number,
  shape: OscillatorType,
): void {
  const source = new OscillatorNode(to, { type: shape, frequency: pitch });
  source.connect(faded(to, at, long, loud)).connect(to.destination);
  source.start(at);
  source.stop(at + long + 0.05);
}

function rustle(
  to: AudioContext,
  at: number,
  long: number,
  pitch: number,
  sharp: number,
  loud: number,
): void {
  const length = Math.ceil(to.sampleRate * long);
  const noise = to.createBuffer(1, length, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let sample = 0; sample < length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const filter = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: sharp });
  source
    .connect(filter)
    .connect(faded(to, at, long, loud))
    .connect(to.destination);
  source.start(at);
}

function faded(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + Math.min(0.01, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  return gain;
}
