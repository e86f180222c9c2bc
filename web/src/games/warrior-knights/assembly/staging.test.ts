import { expect, test } from 'vitest'
import { toldFrom } from '../../../moments/told'
import { aLine } from '../../../replay/fixture'
import type { LineInfo } from '../../../wire/http'
import { parts, sceneOf, view } from '../test/scene'
import { words } from '../words'
import { against, assembly, inFavour, tallyOf, type AssemblyShown } from './staging'

/** As over the wire, where noughts at the end are left out. */
const tell = (row: number, index: number, name: string, ...args: number[]): LineInfo => ({
  ...aLine(row, `${name} ${args.join(' ')}`),
  index,
  name,
  args: args.slice(0, args.findLastIndex((arg) => arg !== 0) + 1),
})

/** Two agendas: a motion is rejected after a tie, then an office is given. */
const lines = [
  tell(10, 0, 'assembly'),
  tell(10, 1, 'votes-received', 0, 3),
  tell(10, 2, 'votes-received', 1, 2),
  tell(11, 0, 'order', 0, 3, -1),
  tell(13, 0, 'bid', 0, 2, 0),
  tell(13, 1, 'bid', 1, 2, 0),
  tell(14, 0, 'declared', 0, 2, inFavour),
  tell(15, 0, 'declared', 1, 2, against),
  tell(16, 0, 'tie', 0, against),
  tell(16, 1, 'rejected', 0),
  tell(18, 0, 'bid', 0, 1, 3),
  tell(18, 1, 'bid', 1, 0, 3),
  tell(19, 0, 'declared', 0, 1, 0),
  tell(19, 1, 'elected', 3, 0),
  tell(20, 0, 'office', 2, 3),
  tell(20, 1, 'new-agenda', 1),
  tell(20, 2, 'assembly-over'),
  tell(21, 0, 'turn', 3),
]

function played(told: LineInfo[], seat = 0) {
  const { lines, ended } = toldFrom(told, 0, assembly)
  const scene = { ...sceneOf(view()), seat }
  const play = assembly.play({ scene, lines, views: [scene.view] })
  return { play, ended, shows: play.steps.map(({ shows }) => shows as AssemblyShown) }
}

test('it goes from the hall through the votes to their verdicts', () => {
  const { play, ended } = played(lines)
  expect(play.acts).toEqual([words().hallAct, words().voteAct(1), words().voteAct(2)])
  expect(play.steps.map(({ act }) => act)).toEqual([0, 1, 1, 1, 1, 1, 2, 2, 2])
  expect([play.over, ended]).toEqual([true, true])
  expect(play.steps.at(-1)?.also).toEqual(['office 2 3'])
})

test('what all set aside lies open at once, then seals are turned one by one', () => {
  const { shows } = played(lines)
  expect(shows[1]?.votes[0]?.voters.map(({ votes, ballot }) => [votes, ballot])).toEqual([
    [2, -1],
    [2, -1],
  ])
  const turning = shows.map(({ votes, now }) =>
    votes[now]?.voters.filter(({ turning }) => turning).map(({ seat }) => seat),
  )
  expect(turning.slice(1, 4)).toEqual([[], [0], [1]])
})

test('the count grows with each seal', () => {
  const { shows } = played(lines)
  const counts = shows
    .slice(1, 4)
    .map(({ votes: [vote] }) => vote && tallyOf(vote).map(({ ballot, votes }) => [ballot, votes]))
  expect(counts).toEqual([
    [],
    [[inFavour, 2]],
    [
      [inFavour, 2],
      [against, 2],
    ],
  ])
})

test('a verdict names what came of it', () => {
  const { shows } = played(lines)
  expect(shows[5]?.votes[0]).toMatchObject({ verdict: 'rejected' })
  expect(shows.at(-1)?.votes[1]).toMatchObject({ verdict: 'elected', elected: 0 })
})

test('a private motion is told before its vote, and stands by it', () => {
  const motion = [tell(10, 3, 'proposer', 1), tell(11, 0, 'proposes', 1, 2, 0), ...lines.slice(4)]
  const { play, shows } = played([...lines.slice(0, 3), ...motion])
  expect(play.steps[1]).toMatchObject({ act: 1, text: 'proposer 1 proposes 1 2 0', quick: true })
  expect(shows[1]?.now).toBe(-1)
  expect(shows.at(-1)?.votes.map(({ moved }) => moved)).toEqual(['proposes 1 2 0', ''])
})

test('who moves nothing leaves nothing by the vote that comes then', () => {
  const idle = [tell(10, 3, 'proposer', 1), tell(11, 0, 'no-proposal', 1), ...lines.slice(4)]
  const { shows } = played([...lines.slice(0, 3), ...idle])
  expect(shows.at(-1)?.votes.map(({ moved }) => moved)).toEqual(['', ''])
})

test('it opens when the first Votes lie open, for whoever is in the hall', () => {
  expect(played(lines.slice(0, 4)).play.waits).toBe(true)
  expect(played(lines.slice(0, 5)).play.waits).toBe(false)
  expect(played(lines).play.mine).toBe(true)
  expect(played(lines, -1).play.mine).toBe(false)
})

test('of two Barons who wrote all down before, each vote is told with its own', () => {
  const written = [
    ...lines.slice(0, 6),
    ...lines.slice(10, 12).map((line) => ({ ...line, row: 13, index: line.index + 2 })),
    ...lines.slice(6, 10),
    ...lines.slice(12),
  ]
  const { play, shows } = played(written)
  expect(shows.at(-1)?.votes.map(({ agenda, verdict }) => [agenda, verdict])).toEqual([
    [0, 'rejected'],
    [3, 'elected'],
  ])
  expect(play.steps.at(-1)?.act).toBe(2)
  expect(parts.agendas[3]?.choose).toBe(true)
})
