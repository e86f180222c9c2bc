import { preferences } from '../common/preferences.svelte'
import type { Sound } from '../games/moment'

/** A voice of a sound: a struck string or skin, or a breath of noise. Times are in seconds, loudness from 0 to 1. */
interface Voice {
  at: number
  lasts: number
  loud: number
  pitch?: number // without one it is noise
  falls?: number // the pitch it sinks to
  wave?: OscillatorType
  through?: number // noise is let through about this pitch
}

const hoof = (at: number, loud: number): Voice[] => [
  { at, lasts: 0.07, loud, pitch: 190, falls: 70, wave: 'sine' },
  { at, lasts: 0.04, loud: loud * 0.5, through: 900 },
]
const coin = (at: number, pitch: number): Voice[] => [
  { at, lasts: 0.22, loud: 0.22, pitch, wave: 'sine' },
  { at, lasts: 0.16, loud: 0.12, pitch: pitch * 2.76, wave: 'sine' },
]
const skin = (at: number, loud: number): Voice[] => [
  { at, lasts: 0.5, loud, pitch: 110, falls: 48, wave: 'sine' },
  { at, lasts: 0.09, loud: loud * 0.35, through: 400 },
]

/** What each sound is made of. */
export const voices: Record<Sound, readonly Voice[]> = {
  card: [
    { at: 0, lasts: 0.09, loud: 0.35, through: 2600 },
    { at: 0.06, lasts: 0.05, loud: 0.3, pitch: 150, falls: 80, wave: 'triangle' },
  ],
  seal: [
    { at: 0, lasts: 0.16, loud: 0.6, pitch: 95, falls: 45, wave: 'sine' },
    { at: 0.01, lasts: 0.12, loud: 0.25, through: 700 },
  ],
  coins: [...coin(0, 2090), ...coin(0.07, 2350), ...coin(0.16, 1870)],
  hooves: [0, 0.13, 0.2, 0.42, 0.55, 0.62].flatMap((at, i) => hoof(at, i % 3 === 2 ? 0.5 : 0.35)),
  bell: [1, 2, 2.76, 5.4].map((partial, i) => ({
    at: 0,
    lasts: 1.8 / (i + 1),
    loud: 0.28 / (i + 1),
    pitch: 392 * partial,
    wave: 'sine' as const,
  })),
  drum: [0, 0.16, 0.3, 0.42, 0.52, 0.6].flatMap((at, i) => skin(at, 0.2 + 0.1 * i)),
}

let context: AudioContext | undefined

/** play sounds, if whoever sits here wants to hear it. What it tells is always to be seen as well. */
export function play(sound: Sound) {
  const { effects, volume } = preferences.now
  if (effects) void hear(sound, volume / 100)
}

/** hear sounds at a loudness from 0 to 1. A browser that nobody has touched yet keeps silent. */
export async function hear(sound: Sound, loudness: number) {
  context ??= new AudioContext()
  await context.resume()
  const out = new GainNode(context, { gain: loudness })
  out.connect(context.destination)
  for (const voice of voices[sound]) strike(context, out, voice)
}

function strike(on: AudioContext, out: AudioNode, voice: Voice) {
  const begins = on.currentTime + voice.at
  const ends = begins + voice.lasts
  const swell = new GainNode(on, { gain: 0 })
  swell.gain.setValueAtTime(0, begins)
  swell.gain.linearRampToValueAtTime(voice.loud, begins + 0.006)
  swell.gain.exponentialRampToValueAtTime(0.0001, ends)
  swell.connect(out)
  const source = voice.pitch === undefined ? breath(on, voice, swell) : string(on, voice, swell)
  source.start(begins)
  source.stop(ends)
}

function string(on: AudioContext, voice: Voice, out: AudioNode): OscillatorNode {
  const { pitch = 440, falls = pitch, wave = 'triangle' } = voice
  const string = new OscillatorNode(on, { type: wave, frequency: pitch })
  const begins = on.currentTime + voice.at
  string.frequency.setValueAtTime(pitch, begins)
  string.frequency.exponentialRampToValueAtTime(falls, begins + voice.lasts)
  string.connect(out)
  return string
}

function breath(on: AudioContext, voice: Voice, out: AudioNode): AudioBufferSourceNode {
  const length = Math.ceil(voice.lasts * on.sampleRate)
  const noise = new AudioBuffer({ length, sampleRate: on.sampleRate })
  const samples = noise.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(on, { buffer: noise })
  const filter = new BiquadFilterNode(on, {
    type: 'bandpass',
    frequency: voice.through ?? 1000,
    Q: 0.8,
  })
  source.connect(filter).connect(out)
  return source
}
