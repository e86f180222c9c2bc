import { expect } from 'vitest'
import type { Update } from '../../src/wire/http'
import type { Guest } from './guest'
import { hurry, type Player } from './player'

/** An update of a game with views of its own. */
export type Tale<View> = Omit<Update, 'view'> & { view: View }

/** tales reads what guests are told at the tables of a game. */
export function tales<View>() {
  const tale = (data: string) => JSON.parse(data) as Tale<View>
  return {
    /** told is the last update a guest received. */
    told: (guest: Guest): Tale<View> => {
      const last = guest.received.at(-1)
      if (last === undefined) throw new Error('nothing was told yet')
      return tale(last)
    },
    /** all is every update a guest received since the game began. */
    all: (guest: Guest): Tale<View>[] =>
      guest.received.map(tale).filter(({ table }) => table.status !== 'open'),
    /** until lets players answer over the wire until for each of them something is so. */
    until: (players: Player[], so: (now: Tale<View>) => boolean) =>
      hurry(players, (now) => so(now as unknown as Tale<View>)),
  }
}

/** asked says that a question is put. */
export const asked =
  (...names: string[]) =>
  ({ offer }: Pick<Update, 'offer'>) =>
    offer !== null && names.includes(offer.name)

/** answered waits until the table has gone on from a question. */
export const answered = (guest: Guest, token: string | undefined) =>
  expect.poll(() => guest.told?.offer?.token, { timeout: 20_000 }).not.toBe(token)
