import type { LineInfo } from '../wire/http'
import type { Chance, PlayStep } from './moment'

/** arg is a number that a line tells of: over the wire it leaves out noughts at its end. */
export const arg = (line: LineInfo | undefined, place: number): number => line?.args[place] ?? 0

/** Telling makes the steps of what is staged, from the state of the stage as it is when each is told. */
export abstract class Telling<Shown> {
  readonly steps: PlayStep[] = []
  abstract readonly shown: Shown
  /** The kind of step that was told last: what goes with it is added to it. */
  protected last = ''

  /** chanceOf is the chance as it stands by what is shown, and by nothing else. */
  protected chanceOf?(shown: Shown): Chance | undefined

  /** step adds a step; one of the same kind as the last is told with it. */
  protected step(kind: string, act: number, text: string, more: Partial<PlayStep> = {}) {
    const last = this.steps.at(-1)
    const now = this.now()
    if (kind && kind === this.last && last)
      this.steps[this.steps.length - 1] = { ...last, text: `${last.text} ${text}`, ...now }
    else this.steps.push({ ...more, act, text, ...now })
    this.last = kind
  }

  /** now is the stage as a step leaves it. */
  protected now(): Pick<PlayStep, 'shows' | 'chance'> {
    const shows = structuredClone(this.shown)
    return this.chanceOf ? { shows, chance: () => this.chanceOf?.(shows) } : { shows }
  }

  /** also says what else came of the last step. */
  protected also(text: string) {
    const last = this.steps.at(-1)
    if (last) this.steps[this.steps.length - 1] = { ...last, also: [...(last.also ?? []), text] }
  }
}
