import type { LineInfo, TableInfo } from '../wire/http'

/**
 * What the shell hands to a game's board and panels. A board holds no rules: it draws things with
 * data-ref="city:monz", and the shell lights (data-lit) those that stand in the offer, marks
 * (data-spot) those that are being pointed at, and turns a click on a lit thing into its choice.
 */
export interface Scene<View, Components> {
  view: View // the game's own view, what the viewer's seat may see
  components: Components // what is printed, in the language of the moment
  table: TableInfo
  seat: number // whose view it is, -1 a spectator's
  lines: readonly LineInfo[] // the chronicle, as far as the viewer may read it
}
