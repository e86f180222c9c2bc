import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { AnyGame, Scene } from '../games/game'
import { anOffer, anUpdate } from '../table/fixture'
import type { Update } from '../wire/http'
import { Sheets } from './sheets.svelte'

const kind = (occasion: () => string) => ({
  name: () => 'Trade',
  load: () => Promise.reject(new Error('not in a test')),
  occasion,
})

let update = $state.raw<Update>(anUpdate())
let past = $state(false)
let town = $state('venice')
let taken = $state(false)
let sheets: Sheets
let end: () => void

beforeEach(() => {
  update = anUpdate()
  past = false
  town = 'venice'
  taken = false
  const game = {
    sheets: { trade: kind(() => town), diplomacy: kind(() => '') },
  } as unknown as AnyGame
  const stream = {
    id: 'k3f9',
    get update() {
      return update
    },
  }
  end = $effect.root(() => {
    sheets = new Sheets(
      game,
      {} as Scene<unknown, unknown>,
      stream,
      () => past,
      () => taken,
    )
    $effect(() => sheets.follow())
  })
})
afterEach(() => end())

function asked(name: string) {
  update = anUpdate({ offer: anOffer(name, { name }) })
  flushSync()
}

describe('a sheet', () => {
  test('lies there for what its game has one for', () => {
    asked('march')
    expect(sheets.kind).toBeUndefined()
    sheets.show()
    expect(sheets.open).toBeUndefined()
    asked('trade')
    expect(sheets.open?.name()).toBe('Trade')
    asked('march')
    expect(sheets.open).toBeUndefined()
  })

  test('gives way while its place is taken, and comes back', () => {
    asked('trade')
    taken = true
    flushSync()
    expect(sheets.open).toBeUndefined()
    taken = false
    flushSync()
    expect(sheets.open?.name()).toBe('Trade')
    sheets.layAside()
    taken = true
    flushSync()
    taken = false
    flushSync()
    expect(sheets.open).toBeUndefined()
  })

  test('that was asked for gives way too, and comes back', () => {
    asked('diplomacy') // without an occasion
    sheets.show()
    taken = true
    flushSync()
    expect(sheets.open).toBeUndefined()
    taken = false
    flushSync()
    expect(sheets.open).toBeDefined()
  })

  test('laid aside over what has taken its place it stays aside', () => {
    taken = true
    asked('trade')
    sheets.show()
    flushSync()
    sheets.layAside()
    taken = false
    flushSync()
    expect(sheets.open).toBeUndefined()
  })

  test('pushed down it waits below the question, until it is pulled up or something else is asked', () => {
    asked('diplomacy')
    sheets.show()
    sheets.pushDown()
    asked('diplomacy')
    expect(sheets.open).toBeUndefined()
    expect(sheets.down).toBe(true)
    sheets.show()
    expect(sheets.open?.name()).toBe('Trade')
    sheets.pushDown()
    asked('trade')
    expect(sheets.open).toBeDefined()
  })

  test('laid aside it does not wait below', () => {
    asked('diplomacy')
    sheets.show()
    sheets.layAside()
    expect(sheets.down).toBe(false)
    asked('trade')
    sheets.pushDown()
    sheets.layAside()
    expect(sheets.down).toBe(false)
  })

  test('lies over what has taken its place for whoever wants it so', () => {
    taken = true
    asked('trade')
    expect(sheets.open).toBeUndefined()
    sheets.show()
    update = { ...update, row: 2 }
    flushSync()
    expect(sheets.open?.name()).toBe('Trade')
  })

  test('waits where there is no occasion for it', () => {
    asked('diplomacy')
    expect(sheets.open).toBeUndefined()
    sheets.show()
    expect(sheets.open).toBeDefined()
  })

  test('laid aside it comes again with the next occasion only', () => {
    asked('trade')
    sheets.layAside()
    asked('trade')
    expect(sheets.open).toBeUndefined()
    town = '' // on the way nothing is traded
    asked('trade')
    town = 'venice'
    asked('trade')
    expect(sheets.open).toBeUndefined()
    town = 'genoa'
    asked('trade')
    expect(sheets.open).toBeDefined()
  })

  test('comes again when the question has been another meanwhile', () => {
    asked('trade')
    sheets.layAside()
    asked('march')
    asked('trade')
    expect(sheets.open).toBeDefined()
  })

  test('is not there while one looks back', () => {
    asked('trade')
    past = true
    flushSync()
    expect(sheets.open).toBeUndefined()
    past = false
    flushSync()
    expect(sheets.open).toBeDefined()
  })

  test('laid aside it stays so when one has looked back', () => {
    asked('trade')
    sheets.layAside()
    past = true
    flushSync()
    past = false
    flushSync()
    expect(sheets.open).toBeUndefined()
  })
})
