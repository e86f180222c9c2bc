import { describe, expect, test } from 'vitest'
import { ownLink, placeOf } from './router.svelte'

const place = (path: string) => placeOf(new URL(path, 'http://signoria.test'))

describe('addresses', () => {
  test('the lobby', () => expect(place('/')).toEqual({ at: 'lobby' }))
  test('a table', () => expect(place('/table/k3f9')).toEqual({ at: 'table', id: 'k3f9' }))
  test('a table seen as a spectator', () =>
    expect(place('/table/k3f9?seat=-1')).toEqual({ at: 'table', id: 'k3f9', seat: -1 }))
  test('a moment of a table', () => {
    expect(place('/table/k3f9?at=214')).toEqual({ at: 'table', id: 'k3f9', row: 214 })
    expect(place('/table/k3f9?at=soon')).toEqual({ at: 'table', id: 'k3f9' })
  })
  test('a rule', () =>
    expect(place('/rules/warrior-knights#warrior-knights/retreat/step-1-deserters')).toEqual({
      at: 'rules',
      game: 'warrior-knights',
      rule: 'warrior-knights/retreat/step-1-deserters',
    }))
  test('a table to be laid out', () =>
    expect(place('/new/medioevo')).toEqual({ at: 'new', game: 'medioevo' }))
  test('nowhere', () => {
    expect(place('/table')).toEqual({ at: 'nowhere' })
    expect(place('/new')).toEqual({ at: 'nowhere' })
    expect(place('/castle/k3f9')).toEqual({ at: 'nowhere' })
    expect(place('/table/k3f9/more')).toEqual({ at: 'nowhere' })
  })
})

describe('links', () => {
  function click(html: string, how: MouseEventInit = {}) {
    document.body.innerHTML = html
    let href: string | null = null
    const listen = (event: MouseEvent) => {
      href = ownLink(event)
      event.preventDefault()
    }
    addEventListener('click', listen, { once: true })
    document.body.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...how }),
    )
    return href
  }

  test('ours are followed here', () =>
    expect(click('<a href="/table/k3f9?seat=1">x</a>')).toBe('/table/k3f9?seat=1'))
  test('a new tab is the browser’s', () =>
    expect(click('<a href="/table/k3f9">x</a>', { ctrlKey: true })).toBeNull())
  test('elsewhere is the browser’s', () =>
    expect(click('<a href="https://example.org/">x</a>')).toBeNull())
  test('files are the browser’s', () =>
    expect(click('<a href="/api/tables/k3f9/record" download>x</a>')).toBeNull())
})
