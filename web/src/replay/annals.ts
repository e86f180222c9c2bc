import { language } from '../i18n'
import { textOf } from '../table/markup'
import type { LineInfo, TableInfo } from '../wire/http'
import { TurnBegins } from '../wire/play'

/** chronicleText is the chronicle as a text to keep: a line for each, turns set apart. */
export function chronicleText(table: TableInfo, lines: LineInfo[]): string {
  const time = new Intl.DateTimeFormat(language.now, {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  const told = lines.map(({ at, text, weight }) => {
    const said = textOf(text)
    if (weight === TurnBegins) return `\n${said}\n${'='.repeat(said.length)}`
    return at ? `${time.format(at)}  ${said}` : said
  })
  const names = table.chairs.map(({ name }) => name).filter(Boolean)
  return [table.title, names.join(', '), ...told, ''].join('\n')
}
