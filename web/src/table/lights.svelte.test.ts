import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawer } from '../rules/drawer.svelte'
import { Picking } from '../sheets/picking.svelte'
import { Chooser } from './chooser.svelte'
import { anOffer, anUpdate, FakeSource } from './fixture'
import { lights } from './lights.svelte'
import { Pointing } from './pointing.svelte'
import { TableStream } from './stream.svelte'

let source: FakeSource
let chooser: Chooser
let pointing: Pointing
let looked: string[]
let stop: () => void
const top = document.createElement('div')

const lit = () => [...top.querySelectorAll('[data-lit]')].map((e) => e.getAttribute('data-ref'))
const spotted = () =>
  [...top.querySelectorAll('[data-spot]')].map((e) => e.getAttribute('data-ref'))
const find = (selector: string) => top.querySelector(selector) as HTMLElement
const offer = (token: string, refs: string[]) => {
  source.update(
    anUpdate({
      offer: anOffer(token, {
        choices: refs.map((ref) => ({
          id: ref,
          verb: 'go',
          label: ref,
          refs: [ref],
          low: 0,
          high: 0,
        })),
      }),
    }),
  )
  flushSync()
}

beforeEach(() => {
  document.body.append(top)
  top.innerHTML = `
    <svg><g data-ref="city:monz"><path /></g><g data-ref="city:lenz"></g></svg>
    <p>
      <span data-points="city:lenz">Lenz</span>
      <a href="/rules/x#x/y" data-points="rule:x/y">Why</a>
    </p>`
  looked = []
  const stream = new TableStream('k3f9', (url) => (source = new FakeSource(url)))
  stream.open()
  chooser = new Chooser(stream)
  pointing = new Pointing()
  stop = $effect.root(() => {
    const attach = lights(chooser, pointing, (ref) => looked.push(ref))
    $effect(() => attach(top))
  })
  flushSync()
})

afterEach(() => {
  stop()
  top.remove()
})

test('what stands in the offer is lit, and only as long as it does', () => {
  expect(lit()).toEqual([])
  offer('t1', ['city:monz'])
  expect(lit()).toEqual(['city:monz'])
  expect(find('[data-lit]').getAttribute('role')).toBe('button')
  offer('t2', ['city:lenz'])
  expect(lit()).toEqual(['city:lenz'])
  expect(find('[data-ref="city:monz"]').hasAttribute('role')).toBe(false)
})

test('what a sheet wants from the board is lit with its words', () => {
  offer('t1', ['city:monz'])
  chooser.picking = new Picking()
  chooser.picking.ask([['city:lenz', 'March there']], () => undefined)
  flushSync()
  expect(lit()).toEqual(['city:lenz'])
  expect(find('[data-lit]').getAttribute('aria-label')).toBe('March there')
})

test('what is drawn later is lit too', async () => {
  offer('t1', ['city:isar'])
  top.insertAdjacentHTML('beforeend', '<b data-ref="city:isar"></b>')
  await vi.waitFor(() => expect(lit()).toEqual(['city:isar']))
})

test('a click inside a lit thing is its choice', () => {
  offer('t1', ['city:monz', 'city:lenz'])
  const touch = vi.spyOn(chooser, 'touch').mockReturnValue()
  find('path').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 3, clientY: 4 }))
  expect(touch).toHaveBeenCalledWith('city:monz', 3, 4, [])
})

test('what there is news of is marked, unless something is pointed at', () => {
  pointing.tell(['city:lenz'])
  flushSync()
  expect(spotted()).toEqual(['city:lenz'])
  pointing.at(['city:monz'])
  flushSync()
  expect(spotted()).not.toContain('city:lenz')
  pointing.away()
  pointing.tell([])
  flushSync()
  expect(spotted()).toEqual([])
})

test('what is spoken of is marked while it is pointed at', async () => {
  find('span').dispatchEvent(new Event('pointerover', { bubbles: true }))
  flushSync()
  expect(spotted()).toEqual(['city:lenz'])
  find('span').dispatchEvent(new Event('pointerout', { bubbles: true }))
  await Promise.resolve() // it is let go of once the event is over
  flushSync()
  expect(spotted()).toEqual([])
})

test('a click on what is spoken of brings it before the eyes', () => {
  find('span').click()
  expect(looked).toEqual(['city:lenz'])
})

test('a rule opens in the drawer', () => {
  find('a').click()
  expect(drawer.open).toBe(true)
  expect(drawer.rule).toBe('x/y')
})
