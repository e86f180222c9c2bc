/** What a player must know of a choice to choose. */
export interface Choosable {
  verb: string
  low: number
  high: number
}

export interface Pick {
  place: number
  number: number
}

/** How much a player likes to do a thing; what is not named is liked a little. */
const liking: Record<string, number> = {
  attack: 60,
  'join-battle': 30,
  'send-in': 30,
  'open-battle': 30,
  'take-control': 30,
  'permit-attack': 10,
  lay: 30,
  'mobilize-to': 10,
  'move-to': 10,
  'go-to': 10,
  levy: 20,
  'gather-votes': 20,
  'gain-faith': 20,
  'commit-votes': 20,
  'take-troop': 20,
  hire: 10,
  'pay-all': 30,
  'test-all-cities': 30,
  'troops-ready': 50,
  'transfer-done': 50,
  'march-on': 10,
  'use-ability': 10,

  // Whoever does these again and again never comes to the end.
  'planning-done': 1,
  'stand-down': 1,
  'call-off': 1,
  'gather-troops': 1,
  'hold-back': 1,
  transfer: 0,
  'transfer-all': 0,

  // The same at Crusader Kings.
  'declare-attack': 30,
  'begin-invasion': 20,
  'send-on': 30,
  'to-invade': 30,
  'to-mobilise': 20,
  'to-crusade': 30,
  'dowry-send': 50,
  'titles-done': 20,
  'revoke-title': 0.2,
  'leave-unpaid': 1,
  'pay-upkeep': 20,

  // And at Medioevo Universale. A treaty of many clauses takes long to write.
  'offer-treaty': 100,
  'end-diplomacy': 10,
  'add-words': 0.2,
  'declare-war': 0.2,
  'done-purchase': 10,
  'done-placement': 10,
  'done-trade': 10,
  besiege: 20,
  storm: 30,
  'fight-on': 20,

  // At its Giochix edition. Who gives up what he has comes to the end, but shows little.
  'set-out': 20,
  'all-join': 20,
  step: 10,
  camp: 10,
  retreat: 1,
  'leave-hordes': 10,
  'done-at-court': 10,
  'leave-shop': 10,
  'done-shopping': 10,
  'enough-uses': 10,
  'leave-dice': 10,
  'let-cards-be': 10,
  'finish-trade': 10,
  'give-up': 0,
}

/** dice are the same for the same seed, so that a failure can be looked at again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** choose picks among choices: gladly what brings the game on, otherwise by the dice. */
export function choose(choices: Choosable[], die: () => number): Pick {
  const weights = choices.map(({ verb }) => liking[verb] ?? 3)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let left = die() * all
  let place = weights.findIndex((weight) => (left -= weight) < 0)
  if (place < 0) place = 0
  const { low, high } = choices[place] as Choosable
  const span = high - low
  return { place, number: span === 0 ? low : low + Math.floor(die() * (span + 1)) }
}
