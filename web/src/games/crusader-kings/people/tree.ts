// Where the people of a family tree stand: couples side by side, children under them.

import type { KinView } from '../../../wire/crusaderkings'

export const column = 100 // from person to person
export const row = 172 // from generation to generation
export const face = 68 // the size of a portrait
export const foot = 132 // as far down reach its words

const LONG = 12 // letters that stand on one line

/** linesOf breaks a long name in two: before what he is called after, else in the middle. */
export function linesOf(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= LONG || words.length < 2) return [name]
  const of = words.findIndex((word) => word === word.toLowerCase())
  const at = of > 0 ? of : Math.ceil(words.length / 2)
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

export interface Standing {
  entry: number // its place in the tree of all dynasties
  x: number // the middle
  y: number // the top
}

/** Lines lead from a couple to each child; of a couple, from one to the other. */
export interface Family {
  people: Standing[]
  couples: { from: Standing; to: Standing }[] // each beside the one before
  births: { from: { x: number; y: number }; to: Standing; adopted: boolean }[]
  width: number
  height: number
}

interface Branch {
  entries: number[] // who was born here, and whom he married
  depth: number
  children: Branch[]
}

/** familyIn lays out one dynasty's part of the tree. */
export function familyIn(tree: readonly KinView[], seat: number): Family {
  const branches = branchesOf(tree, seat)
  const family: Family = { people: [], couples: [], births: [], width: 0, height: 0 }
  let left = 0
  for (const branch of branches) {
    place(tree, branch, left, family)
    left += breadth(branch)
  }
  family.width = Math.max(left, 1) * column
  family.height = Math.max(0, ...family.people.map(({ y }) => y)) + row
  return family
}

/** marriedInto is the entry somebody came to by marriage, or -1 for those who head a branch themselves. */
function marriedInto(tree: readonly KinView[], entry: number): number {
  const kin = tree[entry]
  const other = tree[kin?.spouse ?? -1]
  if (!kin || !other || other.seat !== kin.seat || kin.parent >= 0) return -1
  if (kin.came === 'married' && (other.came !== 'married' || other.spouse !== entry))
    return kin.spouse
  const follows = kin.reign < 0 && (other.reign >= 0 || other.parent >= 0 || kin.spouse < entry)
  return follows ? kin.spouse : -1
}

function branchesOf(tree: readonly KinView[], seat: number): Branch[] {
  const heads = new Map<number, Branch>()
  const roots: Branch[] = []
  let ruled = -1 // the generation of who reigned last
  const mine = tree.flatMap((kin, entry) => (kin.seat === seat ? [{ kin, entry }] : []))
  for (const { kin, entry } of mine) {
    const host = marriedInto(tree, entry)
    if (host >= 0) continue
    const parent = heads.get(kin.parent) ?? heads.get(marriedInto(tree, kin.parent))
    const start = kin.came === 'founded' && kin.from === 0 ? 0 : ruled + 1
    const branch = { entries: [entry], depth: parent ? parent.depth + 1 : start, children: [] }
    heads.set(entry, branch)
    if (parent) parent.children.push(branch)
    else if (kin.reign === 0) roots.unshift(branch)
    else roots.push(branch)
    if (kin.reign >= 0) ruled = Math.max(ruled, branch.depth)
  }
  for (const { entry } of mine) {
    const host = marriedInto(tree, entry)
    heads.get(host)?.entries.push(entry)
  }
  return roots
}

function breadth(branch: Branch): number {
  return Math.max(
    branch.entries.length,
    branch.children.reduce((sum, child) => sum + breadth(child), 0),
  )
}

function place(tree: readonly KinView[], branch: Branch, left: number, family: Family) {
  const broad = breadth(branch)
  const y = branch.depth * row
  const first = left + (broad - branch.entries.length) / 2
  const couple = branch.entries.map((entry, i) => ({ entry, x: (first + i + 0.5) * column, y }))
  const [head, ...spouses] = couple
  if (!head) return
  family.people.push(...couple)
  for (const to of spouses) family.couples.push({ from: head, to })
  const from = {
    x: spouses[0] ? (head.x + spouses[0].x) / 2 : head.x,
    y: spouses[0] ? y + face / 2 : y + foot,
  }
  const under = branch.children.reduce((sum, child) => sum + breadth(child), 0)
  let at = left + (broad - under) / 2
  for (const child of branch.children) {
    const before = family.people.length
    place(tree, child, at, family)
    at += breadth(child)
    const to = family.people[before]
    if (to) family.births.push({ from, to, adopted: tree[to.entry]?.came === 'adopted' })
  }
}
