import { expect, test } from 'vitest'
import { toastsAt } from './toasting'

const free = { insets: { top: 60, right: 400, bottom: 90, left: 84 }, unfolded: 120 }

test('what is said in passing stands over what is asked, between the columns, and not at the top with the news', () => {
  expect(toastsAt(free, false, true)).toEqual({
    top: 'auto',
    bottom: '210px',
    left: '84px',
    right: '400px',
  })
})

test('a play on the stage leaves it the top, beside its title where there is room', () => {
  const { top, bottom, left } = toastsAt(free, true, false)
  expect([top, bottom, left]).toEqual(['60px', 'auto', '84px'])
  expect(toastsAt(free, true, true).left).toBe('62%')
})
