// An Assembly as the chronicle tells it, vote by vote: what is moved, what each Baron sets aside, what it is for, and how
// it comes out.

import type { LineInfo } from '../../../wire/http'
import type { Components, View } from '../../../wire/warriorknights'
import type { PlayStep, Staging, Told } from '../../moment'
import { arg, Telling } from '../../telling'
import { item } from '../table'
import { words } from '../words'

/** What Votes may be for, besides a Baron. */
export const inFavour = -2
export const against = -3
const undeclared = -1

/** A Baron in a vote. */
export interface VoterShown {
  seat: number
  votes: number // he has set aside
  ballot: number // a seat, inFavour, against, or -1 while it is not declared
  turning: boolean // in this very step
}

/** One agenda of an Assembly. */
export interface VoteShown {
  agenda: number
  moved: string // what a private motion moves, marked up
  voters: VoterShown[]
  verdict: '' | 'approved' | 'rejected' | 'vetoed' | 'elected'
  elected: number
}

/** What the stage shows of an Assembly. */
export interface AssemblyShown {
  votes: VoteShown[]
  now: number // which of them is looked at
  present: { seat: number; votes: number }[] // with what they have received
  order: number[] // agendas as the Chairman puts them
}

const within = new Set(
  (
    'votes-received deputy empty-hall order bid declared tie approved rejected elected vetoed unvoted proposer proposes ' +
    'proposes-this no-proposal postponed house-motion repealed law charge office card-dropped refuses banned ban-lifted ' +
    'new-chairman new-church new-agenda assembly-over'
  ).split(' '),
)
const motions = new Set(['proposer', 'proposes', 'proposes-this', 'no-proposal'])
const verdicts = new Set(['approved', 'rejected', 'vetoed', 'elected'])
const silent = new Set(['votes-received', 'new-agenda', 'assembly-over', 'order'])

/** The Assembly of a table as a play, for those who are in the hall. */
export const assembly: Staging<View, Components> = {
  begins: ({ name }) => name === 'assembly',
  goesOn: ({ name }) => within.has(name),
  settles: ({ name }) => name === 'assembly-over',
  play(told) {
    const course = new Course(told)
    for (const line of told.lines.slice(1)) course.tell(line)
    const { shown, steps, over } = course
    const { seat } = told.scene
    return {
      kind: 'vote',
      headline: words().assemblyMeets,
      about: '',
      mine: seat >= 0 && present(told, seat),
      acts: [
        words().hallAct,
        ...Array.from({ length: Math.max(1, shown.votes.length) }, (_, i) =>
          words().voteAct(i + 1),
        ),
      ],
      steps,
      over,
      waits: shown.votes.length === 0,
    }
  },
  panel: () => import('./AssemblyStage.svelte'),
}

/** present says whether a seat may come: who is banned stays away. */
const present = ({ scene: { view } }: Told<View, Components>, seat: number): boolean => {
  const baron = view.barons[seat]
  return baron !== undefined && !baron.banned && !baron.out
}

class Course extends Telling<AssemblyShown> {
  readonly shown: AssemblyShown = { votes: [], now: -1, present: [], order: [] }
  over = false
  #moved = '' // for the vote to come

  readonly #told: Told<View, Components>

  constructor(told: Told<View, Components>) {
    super()
    this.#told = told
    for (const line of told.lines)
      if (line.name === 'votes-received')
        this.shown.present.push({ seat: arg(line, 0), votes: arg(line, 1) })
    this.step('hall', 0, told.lines[0]?.text ?? '', { sound: 'bell' })
  }

  tell(line: LineInfo) {
    const { name, text } = line
    if (name === 'bid') this.#bid(line)
    else if (name === 'declared') this.#declared(line)
    else if (name === 'tie') this.#tie(line)
    else if (motions.has(name)) this.#moves(line)
    else if (verdicts.has(name)) this.#verdict(line)
    else if (name === 'order')
      this.shown.order = [0, 1, 2].map((place) => arg(line, place)).filter((agenda) => agenda >= 0)
    else if (name === 'assembly-over') this.over = true
    else if (!silent.has(name)) this.also(text)
  }

  /** acts are how many votes there are, one that is but moved among them. */
  get acts(): number {
    return Math.max(1, ...this.steps.map(({ act }) => act))
  }

  /** A private motion is moved before it is voted on. */
  #moves({ name, text }: LineInfo) {
    this.#moved = name.startsWith('proposes') ? text : ''
    this.shown.now = -1
    this.step('moves', this.shown.votes.length + 1, text, { sound: 'card', quick: true })
  }

  /** vote is how an agenda is voted on; with two Barons all is read out before the first. */
  #vote(agenda: number): VoteShown {
    const found = this.shown.votes.findLast((vote) => vote.agenda === agenda && !vote.verdict)
    if (found) return found
    const vote: VoteShown = { agenda, moved: this.#moved, voters: [], verdict: '', elected: -1 }
    this.#moved = ''
    this.shown.votes.push(vote)
    return vote
  }

  /** What all set aside is shown at once. */
  #bid(line: LineInfo) {
    const [seat, votes, agenda] = [arg(line, 0), arg(line, 1), arg(line, 2)]
    const vote = this.#vote(agenda)
    const voter = vote.voters.find((one) => one.seat === seat)
    if (voter) voter.votes = votes
    else vote.voters.push({ seat, votes, ballot: undeclared, turning: false })
    const said = words().votesShown(item(this.#told.scene.components.agendas, agenda).title)
    this.#look()
    this.#show(`bids ${agenda}`, said)
  }

  /** show adds a step, or lets the last one show more, if it is of the same kind. */
  #show(kind: string, text: string) {
    const last = this.steps.at(-1)
    if (last && this.last === kind) this.steps[this.steps.length - 1] = { ...last, ...this.now() }
    else this.step(kind, this.shown.now + 1, text, opening)
  }

  #declared(line: LineInfo) {
    const voter = this.#look()?.voters.find((one) => one.seat === arg(line, 0))
    if (!voter) return
    voter.ballot = arg(line, 2)
    voter.turning = true
    this.#turn(line, { sound: 'seal', next: words().nextSeal })
    voter.turning = false
  }

  #tie(line: LineInfo) {
    if (this.#look()) this.#turn(line, { sound: 'seal' })
  }

  #verdict(line: LineInfo) {
    const vote = this.#look()
    if (!vote) return
    vote.verdict = line.name as VoteShown['verdict']
    vote.elected = line.name === 'elected' ? arg(line, 1) : -1
    this.#turn(line, { sound: 'drum', next: words().toVerdict })
  }

  /** look turns to the vote under way: the first of which nothing has come yet. */
  #look(): VoteShown | undefined {
    const { shown } = this
    shown.now = shown.votes.findIndex(({ verdict }) => !verdict)
    return shown.votes[shown.now]
  }

  #turn({ text }: LineInfo, more: Partial<PlayStep>) {
    this.step('', this.shown.now + 1, text, more)
  }
}

const opening: Partial<PlayStep> = { sound: 'card', quick: true }

/** tallyOf is how many Votes each side has by now, the most first. */
export function tallyOf({ voters }: VoteShown): { ballot: number; votes: number }[] {
  const counted = new Map<number, number>()
  for (const { ballot, votes } of voters)
    if (ballot !== undeclared) counted.set(ballot, (counted.get(ballot) ?? 0) + votes)
  return [...counted]
    .map(([ballot, votes]) => ({ ballot, votes }))
    .toSorted((a, b) => b.votes - a.votes)
}
