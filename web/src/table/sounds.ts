/** A few soft sounds, made on the spot: no file is fetched. */
import { settings } from '../app/settings.svelte';

type Sound = 'card' | 'turn' | 'claim' | 'end' | 'greet';

/** Each note: hertz, when it begins and how long it rings, in seconds. */
const NOTES: Record<Sound, [hertz: number, from: number, long: number][]> = {
  card: [[220, 0, 0.07]],
  turn: [
    [392, 0, 0.12],
    [523, 0.1, 0.2],
  ],
  claim: [
    [262, 0, 0.15],
    [330, 0.1, 0.15],
    [392, 0.2, 0.3],
  ],
  end: [
    [392, 0, 0.25],
    [330, 0.2, 0.25],
    [440, 0.4, 0.25],
    [523, 0.6, 0.6],
  ],
  greet: [[659, 0, 0.12]],
};

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [hertz, from, long] of NOTES[name]) {
    const start = context.currentTime + from;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.0001, start);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + long);
  }
}
