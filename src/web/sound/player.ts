/** Makes a sound from its recipe. Browsers allow it after the page was touched; before that nothing is heard, and nothing fails. */
import { type AnySound, LONGEST, RECIPES, type Voice } from './recipes.ts';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function playSound(sound: AnySound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const voice of RECIPES[sound]) play(context, voice);
}

function play(audio: AudioContext, { of, from, to, at, lasts, loud }: Voice): void {
  const begins = audio.currentTime + at;
  const ends = begins + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + Math.min(0.012, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  volume.connect(audio.destination);
  const source = of === 'noise' ? breath(audio, from, to, begins, ends, volume) : tone(audio, of, from, to, begins, ends, volume);
  source.start(begins);
  source.stop(ends);
}

function tone(
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  begins: number,
  ends: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begins);
  source.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(into);
  return source;
}

function breath(audio: AudioContext, from: number, to: number, begins: number, ends: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, ends);
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * LONGEST), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
