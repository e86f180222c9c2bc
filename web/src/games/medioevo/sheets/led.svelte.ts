// A convoy that is not under way yet: what is written of it follows upon the answer by which somebody leads it.

import { Draft, linkOf, type Speaks } from '../../../sheets/draft.svelte'
import type { ChoiceInfo, GiveSheet, SheetInfo, Update } from '../../../wire/http'

/** Led is a draft of what a convoy does, as if it had been asked already; whoever leads it is given with it. */
export class Led {
  readonly draft: Draft
  /** Finds out where the one who leads it leads. */
  readonly first: Draft

  constructor(
    readonly before: Draft,
    readonly lead: ChoiceInfo,
  ) {
    this.first = new Draft(before.stream, before.speaks)
    this.first.write([linkOf(lead)], 0)
    const update = () => this.update
    const { speaks } = before
    const stream = {
      id: before.stream.id,
      get update() {
        return update()
      },
    }
    const upon: Speaks = {
      try: async (id, sheet, signal) => {
        const trial = await speaks.try(id, this.#all(sheet), signal)
        return trial && { ...trial, ...this.#less(trial) }
      },
      send: async (id, sheet) => {
        const sent = await speaks.send(id, this.#all(sheet))
        return { ...sent, ...this.#less(sent) }
      },
      order: speaks.order,
    }
    this.draft = new Draft(stream, upon)
  }

  /** What is asked and seen once it is led; undefined as long as that is not known. */
  readonly update: Update | undefined = $derived.by(() => {
    const { update } = this.before.stream
    const { offer, told, view, stopped } = this.first
    if (!update?.offer || !offer || !told || stopped || offer.name !== 'trade-convoy') return
    return { ...update, view, offer: { ...offer, token: update.offer.token } }
  })

  #all = (sheet: GiveSheet): GiveSheet => ({
    ...sheet,
    links: [linkOf(this.lead), ...sheet.links],
  })
  #less = ({ played }: SheetInfo) => ({ played: Math.max(0, played - 1) })
}
