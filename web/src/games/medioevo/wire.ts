// What comes over the wire, for all that draws an edition: whatever else imports it from here. What one edition alone
// sends is not in it.

import type * as wire from '../../wire/medioevo'

export type * from '../../wire/medioevo'

export type PlayerView = Omit<
  wire.PlayerView,
  'casusBelli' | 'loans' | 'bankrupt' | 'monopoly' | 'prisonersOf'
>

/** The rebellions of the turn, whatever event the edition has besides. */
export type Rebellions = Pick<wire.EventView, 'revolt' | 'revolts'>

export interface View extends Omit<
  wire.View,
  'players' | 'relics' | 'event' | 'chain' | 'fate' | 'blocks' | 'faith' | 'objectives'
> {
  players: PlayerView[]
  event: Rebellions | null
}
