// Sounds made here, without recordings: a piece on wood, a bell for the own turn, a chord at the end. Off until switched on.
import { preferences } from './preferences.svelte';

export type Sound = 'piece' | 'turn' | 'end';

let context: AudioContext | null = null;

/** A tone that is struck and dies away. */
function strike(audio: AudioContext, pitch: number, at: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const SOUNDS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  piece(audio, now) {
    strike(audio, 190 + Math.random() * 30, now, 0.09, 0.22, 'triangle');
    strike(audio, 820, now, 0.03, 0.06, 'square');
  },
  turn(audio, now) {
    for (const [at, pitch] of [659, 880].entries()) {
      strike(audio, pitch, now + at * 0.16, 0.9, 0.14);
      strike(audio, pitch * 2.76, now + at * 0.16, 0.35, 0.03);
    }
  },
  end(audio, now) {
    for (const [at, pitch] of [392, 494, 587, 784].entries()) strike(audio, pitch, now + at * 0.12, 1.6, 0.1);
  },
};

export function play(sound: Sound): void {
  if (!preferences.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers keep it silent until somebody has clicked.
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}
