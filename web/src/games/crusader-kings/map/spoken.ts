// What stands on the map, in a line each: titles of the drawings, and the board in words.

import type { TerritoryComponent } from '../../../wire/crusaderkings'
import type { PlaceInWords } from '../../game'
import { item, nameOf, personIn, type Table } from '../table'
import { attacksOn } from './campaign'
import { words } from './words'

/** traitOf is the colour of the trait that a potential spouse brings, '' if none lies on the card. */
export function traitOf(table: Table, person: number): 'green' | 'red' | '' {
  const [token] = personIn(table, person)?.tokens ?? []
  if (token === undefined) return ''
  return item(table.parts.traits, item(table.parts.tokens, token).trait).red ? 'red' : 'green'
}

/** spouseInWords is the potential spouse of a territory. */
export function spouseInWords(table: Table, person: number): string {
  const trait = traitOf(table, person)
  const name = words().spouse(item(table.parts.people, person).name)
  return trait ? `${name} (${words().by[trait]})` : name
}

export function knightInWords(table: Table, territory: number): string {
  const { owner, laid } = item(table.view.territories, territory)
  const knight = words().knight(nameOf(table, owner))
  return laid ? `${knight}, ${words().laid}` : knight
}

/** seasOf are the names of the seas a territory lies on. */
function seasOf({ seas }: TerritoryComponent): string {
  return seas.map((sea) => (words().seas[sea] ?? []).join(' ')).join(', ')
}

/** thingsIn is all that stands in a territory, each with its ref if it can be asked for. */
function thingsIn(table: Table, index: number): { ref?: string; text: string }[] {
  const { id } = item(table.parts.territories, index)
  const land = item(table.view.territories, index)
  if (land.shut) return [{ text: words().shut }]
  const duke = land.duke >= 0 ? item(table.parts.people, land.duke) : null
  return [
    ...(land.owner >= 0
      ? [{ ref: `knight:${id}`, text: knightInWords(table, index) }]
      : [{ text: words().independent }]),
    ...(land.foot ? [{ ref: `foot:${id}`, text: words().foot(nameOf(table, land.owner)) }] : []),
    ...(land.castle ? [{ ref: `castle:${id}`, text: words().castle }] : []),
    ...(land.rebellion > 0 ? [{ text: words().rebellion(land.rebellion) }] : []),
    ...(land.harvest > 0 ? [{ text: words().harvest(land.harvest) }] : []),
    ...(land.failed > 0 ? [{ text: words().failed(land.failed) }] : []),
    ...(land.plague ? [{ text: words().plague[land.plague] ?? '' }] : []),
    ...(duke ? [{ text: words().duke(duke.name, duke.sex === 'female') }] : []),
    ...(land.pact >= 0 ? [{ text: words().pact(nameOf(table, land.pact)) }] : []),
    ...(land.spouse >= 0
      ? [{ ref: `person:${land.spouse}`, text: spouseInWords(table, land.spouse) }]
      : []),
    ...attacksOn(table.view, index).map(({ seat }) => ({
      text: words().attacked(nameOf(table, seat)),
    })),
  ]
}

/** territoryInWords is a territory with all that stands in it. */
export function territoryInWords(table: Table, index: number): string {
  const { name } = item(table.parts.territories, index)
  return [name, ...thingsIn(table, index).map(({ text }) => text)].join(', ')
}

/** territoriesInWords is the whole map: every territory with what stands in it and what it borders on. */
export function territoriesInWords(table: Table): PlaceInWords[] {
  return table.parts.territories.map((print, index) => {
    const beside = print.adjacent.map((other) => item(table.parts.territories, other).name)
    return {
      ref: `territory:${print.id}`,
      name: print.name,
      things: [
        ...thingsIn(table, index),
        { text: words().borders(beside.join(', ')) },
        ...(print.seas.length > 0 ? [{ text: words().coast(seasOf(print)) }] : []),
      ],
    }
  })
}
