/** Two struck notes, a fifth apart: high enough to be heard, short enough not to be minded. */
const notes = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.14 },
]
const length = 0.9 // seconds until a note has died away
const loudness = 0.18

let context: AudioContext | undefined

/** ring plays the house's tone. A browser that nobody has touched yet keeps silent. */
export async function ring() {
  context ??= new AudioContext()
  await context.resume()
  for (const { pitch, at } of notes) strike(context, pitch, context.currentTime + at)
}

function strike(on: AudioContext, pitch: number, when: number) {
  const string = new OscillatorNode(on, { type: 'triangle', frequency: pitch })
  const swell = new GainNode(on, { gain: 0 })
  swell.gain.setValueAtTime(0, when)
  swell.gain.linearRampToValueAtTime(loudness, when + 0.01)
  swell.gain.exponentialRampToValueAtTime(0.0001, when + length)
  string.connect(swell).connect(on.destination)
  string.start(when)
  string.stop(when + length)
}
