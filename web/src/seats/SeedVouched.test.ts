import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import SeedVouched from './SeedVouched.svelte'

let page: object | undefined
afterEach(() => page && unmount(page))

const shown = (seed: string, salt: string) => {
  document.body.replaceChildren()
  const commitment = { hash: 'a9f0', seed, salt }
  page = mount(SeedVouched, { target: document.body, props: { commitment } })
  return [...document.querySelectorAll('dd')].map((said) => said.textContent)
}

test('while a game is on its seed is vouched for by a hash', () =>
  expect(shown('', '')).toEqual(['a9f0']))

test('when it is over the seed and what was added to it are told', () =>
  expect(shown('1060', 'c0ffee')).toEqual(['a9f0', '1060', 'c0ffee']))
