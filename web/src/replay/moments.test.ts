import { expect, test, vi } from 'vitest'
import { aMoment } from './fixture'
import { Moments } from './moments'

/** A record of which some rows were taken back. */
function server(gone: number[] = []) {
  return vi.fn((seat: number, from: number, to: number) => {
    const rows = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    const standing = rows.filter((row) => row <= 100 && !gone.includes(row))
    return Promise.resolve(standing.map((row) => aMoment(row, seat)))
  })
}

test('a page is fetched once for all its rows', async () => {
  const fetch = server()
  const moments = new Moments(fetch)
  expect((await moments.at(0, 45, 100))?.row).toBe(45)
  expect((await moments.at(0, 41, 100))?.row).toBe(41)
  expect(fetch.mock.calls).toEqual([[0, 40, 59]])
  expect(moments.has(0, 59)).toBe(true)
  expect(moments.has(0, 60)).toBe(false)
})

test('each seat has its own', async () => {
  const moments = new Moments(server())
  expect((await moments.at(0, 3, 100))?.view).toEqual({ row: 3, seat: 0 })
  expect((await moments.at(2, 3, 100))?.view).toEqual({ row: 3, seat: 2 })
})

test('rows that landed together share the moment they led to, on the next page if need be', async () => {
  const moments = new Moments(server([38, 39, 40]))
  expect((await moments.at(0, 38, 100))?.row).toBe(41)
})

test('after the last there is the last', async () => {
  const moments = new Moments(server([98, 99]))
  expect((await moments.at(0, 99, 99))?.row).toBe(97)
})

test('a page that was not whole is fetched again once the record has grown', async () => {
  const fetch = server()
  const moments = new Moments(fetch)
  await moments.at(0, 44, 44)
  expect(moments.has(0, 45)).toBe(false)
  await moments.at(0, 44, 44)
  expect(fetch).toHaveBeenCalledTimes(1)
  await moments.at(0, 45, 46)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('what failed is asked for again', async () => {
  const fetch = server()
  fetch.mockRejectedValueOnce(new Error('lost'))
  const moments = new Moments(fetch)
  await expect(moments.at(0, 5, 100)).rejects.toThrow('lost')
  expect((await moments.at(0, 5, 100))?.row).toBe(5)
})

test('only so many pages are kept', async () => {
  const fetch = vi.fn((seat: number, from: number) => Promise.resolve([aMoment(from, seat)]))
  const moments = new Moments(fetch)
  for (let row = 0; row < 60 * 20; row += 20) await moments.at(0, row, 5000)
  expect(moments.has(0, 0)).toBe(false)
  expect(moments.has(0, 59 * 20)).toBe(true)
})
