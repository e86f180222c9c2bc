import { expect, test } from 'vitest'
import { languages, type Lang } from '../i18n'
import { loadPoster, loadPrimers } from './registry'

const langs = Object.keys(languages) as Lang[]

test.each(['warrior-knights', 'crusader-kings', 'mu-alpha', 'mu-giochix', 'mu-prototype'])(
  '%s says in every language what it is about and how a turn goes, and has a picture',
  async (game) => {
    const primers = await loadPrimers(game)
    const courses = langs.map((lang) => primers?.[lang].course.length)
    expect(new Set(courses).size).toBe(1)
    expect(courses[0]).toBeGreaterThan(2)
    const texts = langs.flatMap((lang) => {
      const { aim = [], course = [] } = primers?.[lang] ?? {}
      return [...aim, ...course.flatMap(({ head, text }) => [head, text])]
    })
    expect(texts.every((text) => text.trim().length > 3)).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
    expect(await loadPoster(game)).toBeDefined()
  },
)

test('a game that nobody knows shows nothing of itself', async () => {
  expect(await loadPrimers('chess')).toBeUndefined()
  expect(await loadPoster('chess')).toBeUndefined()
})
