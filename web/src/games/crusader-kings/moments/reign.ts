// How a reign ends and another begins, as the chronicle tells it.

import { arg } from '../../telling'
import type { Play, PlayStep, Staging, Told } from '../../moment'
import type { Components, View } from '../../../wire/crusaderkings'
import type { LineInfo } from '../../../wire/http'
import { stageWords } from './words'

/** What the stage shows of a succession. */
export interface ReignShown {
  seat: number
  old: number // who reigned, -1 if nobody remembers
  heir: number // -1 while the throne is empty
  crowned: boolean
  brings: number[] // tokens that come into the bag with the heir and his spouse
  leave: number[] // who goes with the old reign
  crisis: { lands: number; gold: number } | null // what a house without an heir keeps
}

const follows = new Set(
  'crisis called goes forgets forgets-one title-ends land-lost gold-lost duke'.split(' '),
)

/** A succession as a play: who reigned, and who does now; or nobody, and what that costs. */
export const reign: Staging<View, Components> = {
  begins: ({ name }) => name === 'crowned' || name === 'crisis',
  goesOn: ({ name }) => follows.has(name),
  settles: ({ name }) => name === 'crowned' || name === 'called',
  play: (told) => (told.lines[0]?.name === 'crisis' ? fallen(told) : inherited(told)),
  panel: () => import('./ReignStage.svelte'),
}

/** inherited is the succession of an heir. */
function inherited(told: Told<View, Components>): Play {
  const [begin, ...rest] = told.lines
  const [heir, seat] = [arg(begin, 0), arg(begin, 1)]
  const shown = { ...ended(told, seat), heir, brings: tokensOf(told.scene.view, heir) }
  return staged(told, shown, [
    { act: 0, text: deathOf(told)?.text ?? begin?.text ?? '', sound: 'drum', shows: shown },
    crowning(begin, rest, { ...shown, crowned: true }),
  ])
}

/** fallen is what comes of a throne that nobody inherits. */
function fallen(told: Told<View, Components>): Play {
  const [begin, ...rest] = told.lines
  const at = rest.findIndex(({ name }) => name === 'called')
  const called = rest[at]
  const crisis = { lands: arg(begin, 1), gold: arg(begin, 2) }
  const shown = ended(told, arg(begin, 0))
  const lost = rest.slice(0, at < 0 ? rest.length : at).map(({ text }) => text)
  const steps: PlayStep[] = [
    { act: 0, text: deathOf(told)?.text ?? '', sound: 'drum', shows: shown },
    {
      act: 1,
      text: begin?.text ?? '',
      next: stageWords().toCrisis,
      sound: 'drum',
      quick: true,
      shows: { ...shown, crisis },
      ...(lost.length > 0 && { also: lost }),
    },
  ]
  const heir = { ...shown, crisis, crowned: true, heir: arg(called, 1) }
  if (called) steps.push(crowning(called, rest.slice(at + 1), heir, 2))
  const play = staged(told, shown, steps)
  return { ...play, acts: stageWords().crisisActs, over: called !== undefined }
}

/** ended is the stage as a reign ends. */
function ended({ scene: { view, lines }, lines: [begin] }: Told<View, Components>, seat: number) {
  const one = (role: string) =>
    view.people.find((person) => person.seat === seat && person.role === role)?.id ?? -1
  const consort = one('consort')
  const gone = before(lines, begin)
    .filter((line) => line.row === begin?.row && line.name === 'goes' && arg(line, 1) === seat)
    .map((line) => arg(line, 0))
  const shown: ReignShown = {
    seat,
    old: one('ruler'),
    heir: -1,
    crowned: false,
    brings: [],
    leave: [...new Set([...(consort >= 0 ? [consort] : []), ...gone])],
    crisis: null,
  }
  return shown
}

/** staged is a play of these steps. */
function staged({ scene }: Told<View, Components>, { seat }: ReignShown, steps: PlayStep[]): Play {
  const mine = scene.seat >= 0 && scene.seat === seat
  return {
    kind: 'crown',
    headline: mine ? stageWords().yourRulerDead : stageWords().rulerDead,
    about: '',
    mine,
    acts: stageWords().reignActs,
    steps,
    over: true,
  }
}

const crowning = (
  line: LineInfo | undefined,
  rest: readonly LineInfo[],
  shows: ReignShown,
  act = 1,
): PlayStep => ({
  act,
  text: line?.text ?? '',
  next: stageWords().crownHeir,
  sound: 'bell',
  shows,
  ...(rest.length > 0 && { also: rest.map(({ text }) => text) }),
})

/** tokensOf are the traits that somebody and his spouse bring to the throne. */
function tokensOf(view: View, person: number): number[] {
  const heir = view.people.find(({ id }) => id === person)
  const spouse = view.people.find(({ id }) => id === heir?.spouse)
  return [...(heir?.tokens ?? []), ...(spouse?.tokens ?? [])]
}

function before(lines: readonly LineInfo[], line: LineInfo | undefined): readonly LineInfo[] {
  const at = lines.findIndex(({ row, index }) => row === line?.row && index === line.index)
  return lines.slice(0, Math.max(0, at))
}

/** deathOf is the line that told of the death before a coronation, or before a crisis. */
const deathOf = ({ scene, lines: [begin] }: Told<View, Components>): LineInfo | undefined =>
  before(scene.lines, begin).findLast(({ name }) => name === 'dies')
