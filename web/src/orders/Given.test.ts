import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { en } from '../i18n/en'
import Given from './Given.svelte'

let page: object | undefined
afterEach(() => page && unmount(page))

test('what was answered often for me is told once', () => {
  document.body.replaceChildren()
  const pay = { label: '[[seat:1|Capet]]: pay', byOrder: true }
  const given = [pay, pay, { label: 'Pass', byOrder: true }, { ...pay, byOrder: false }]
  page = mount(Given, { target: document.body, props: { given } })
  const said = document.body.textContent?.replace(/\s+/g, ' ').trim()
  expect(said).toBe(`${en.answeredForYou} Capet: pay. ${en.answeredByOrder} Capet: pay (×2), Pass.`)
})
