import { beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '../wire/http'
import { Refusal, server } from './server'
import { Who } from './who.svelte'

const nobody: Me = { id: '', name: '', face: 0 }

/** The names that were said, each with what lets the server answer. */
let said: { name: string; answer: (fails?: boolean) => void }[]

beforeEach(() => {
  said = []
  vi.spyOn(server, 'me').mockResolvedValue(nobody)
  vi.spyOn(server, 'rename').mockImplementation(
    (name) =>
      new Promise((known, refused) => {
        const answer = (fails = false) =>
          fails ? refused(new Refusal('invalid', 'not that')) : known({ ...nobody, id: 'x', name })
        said.push({ name, answer })
      }),
  )
})

const names = () => said.map(({ name }) => name)
const settle = () => new Promise((later) => setTimeout(later))

test('who sits down while his name is being kept is one player, of that name', async () => {
  const who = new Who()
  const kept = who.rename('Cleo')
  const introduced = who.introduce()
  await settle()
  expect(names()).toEqual(['Cleo'])
  said[0]?.answer()
  await Promise.all([kept, introduced])
  expect(names()).toEqual(['Cleo'])
  expect(who.name).toBe('Cleo')
})

test('a name is said after the guest is known, who sat down first', async () => {
  const who = new Who()
  const introduced = who.introduce()
  await settle()
  const kept = who.rename('Cleo')
  await settle()
  expect(names()).toEqual(['Guest'])
  said[0]?.answer()
  await introduced
  await settle()
  expect(names()).toEqual(['Guest', 'Cleo'])
  said[1]?.answer()
  await kept
  expect(who.name).toBe('Cleo')
})

test('what was asked before a name was said does not take it away', async () => {
  const who = new Who()
  let answer: (me: Me) => void = () => undefined
  vi.spyOn(server, 'me').mockReturnValue(new Promise((known) => (answer = known)))
  const loaded = who.load()
  const kept = who.rename('Cleo')
  await settle()
  said[0]?.answer()
  await kept
  answer(nobody)
  await loaded
  expect(who.name).toBe('Cleo')
})

test('a name that is refused leaves a guest', async () => {
  const who = new Who()
  const kept = who.rename('...')
  const introduced = who.introduce()
  await settle()
  said[0]?.answer(true)
  await expect(kept).rejects.toThrow('not that')
  await settle()
  expect(names()).toEqual(['...', 'Guest'])
  said[1]?.answer()
  await introduced
  expect(who.name).toBe('Guest')
})
