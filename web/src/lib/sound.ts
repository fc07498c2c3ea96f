// Small sounds, made on the spot: no file to load, and nothing when somebody switched them off.

import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'talk' | 'refused' | 'end';

let context: AudioContext | null = null;

/** Browsers allow sound only once somebody has touched the page. */
function ready(): AudioContext | null {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function tone(audio: AudioContext, pitch: number, at: number, length: number, loudness: number, type: OscillatorType): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = type;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** A card that slides over cloth: a breath of filtered noise. */
function rustle(audio: AudioContext): void {
  const length = 0.09;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = 2400;
  volume.gain.value = 0.12;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

export function sound(kind: Sound): void {
  const audio = ready();
  if (!audio) return;
  if (kind === 'card') rustle(audio);
  if (kind === 'talk') tone(audio, 880, 0, 0.12, 0.04, 'sine');
  if (kind === 'refused') tone(audio, 150, 0, 0.2, 0.06, 'triangle');
  if (kind === 'turn') [523, 784].forEach((pitch, i) => tone(audio, pitch, i * 0.11, 0.35, 0.06, 'sine'));
  if (kind === 'end') [392, 523, 659, 784].forEach((pitch, i) => tone(audio, pitch, i * 0.14, 0.7, 0.06, 'sine'));
}
