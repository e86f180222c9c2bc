// A Crusade as the chronicle tells it: who takes the cross and how far the road goes, the draws, and how he comes home.

import type { Components, View } from '../../../wire/crusaderkings'
import type { PlayStep, Staging } from '../../moment'
import { check, ofCrusade, type CheckShown } from './check'
import { stageWords } from './words'

/** The road to Jerusalem as it was when he set out. */
export interface Road {
  shields: readonly number[] // by space: whose hangs there, -1 none
  space: number // where his shield is to hang
  seat: number
  person: number
}

/** What the stage shows of a Crusade. */
export interface CrusadeShown {
  road: Road
  check: CheckShown | null // null while he is on the march
}

/** A Crusade as a play: its maker's opens, others may watch. */
export const crusade: Staging<View, Components> = {
  begins: ({ name }) => name === 'crusader',
  goesOn: (line) => ofCrusade(line) || check.goesOn(line),
  settles: check.settles,
  play(told) {
    const { scene, lines } = told
    const [march] = lines
    const [seat = 0, person = 0] = march?.args ?? []
    const shields = scene.view.track.map(({ shield }) => shield)
    const road: Road = { shields, space: shields.indexOf(-1), seat, person }
    const at = lines.findIndex(ofCrusade)
    const tried = at < 0 ? undefined : check.play({ ...told, lines: lines.slice(at) })
    const setsOut: PlayStep = {
      act: 0,
      text: march?.text ?? '',
      sound: 'hooves',
      shows: { road, check: null } satisfies CrusadeShown,
    }
    const steps = (tried?.steps ?? []).map((step) => ({
      ...step,
      shows: { road, check: step.shows as CheckShown } satisfies CrusadeShown,
    }))
    return {
      kind: 'crusade',
      headline: stageWords().crusader(scene.components.people[person]?.name ?? ''),
      about: scene.components.spaces[road.space]?.text ?? '',
      mine: scene.seat >= 0 && scene.seat === seat,
      waits: tried?.waits ?? true,
      acts: stageWords().crusadeActs,
      steps: [setsOut, ...steps],
      over: tried?.over ?? false,
    }
  },
  panel: () => import('./CrusadeStage.svelte'),
}
