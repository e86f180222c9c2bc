// What bots are like, beside how well they play, and the names they go by for it.

import { dictionary } from '../i18n'
import { tempers as en } from '../i18n/en/tempers'
import { tempers as it } from '../i18n/it/tempers'
import type { LevelInfo } from '../wire/http'

/** words of who chooses what bots are like. */
export const words = dictionary({ en, it })

/** The temper of whom chance is to give one. */
export const anyTemper = 'any'

/** botNamed is the name of a bot of a level with a temper, '' for none. */
export const botNamed = (level: string, temper: string): string =>
  temper ? `${level}-${temper}` : level

/** temperOf is the temper that a bot's name says, '' if none. */
export const temperOf = (bot: string): string => bot.split('-')[1] ?? ''

/** levelOf is the level that a bot's name says, among those of its game. */
export const levelOf = (bot: string, levels: LevelInfo[]): LevelInfo | undefined =>
  levels.find(({ id }) => id === bot.split('-')[0])

/** lively is a bot of a level with whatever temper, if it may have one. */
export const lively = ({ id, tempers }: LevelInfo): string =>
  botNamed(id, tempers.length > 0 ? anyTemper : '')

/** botIn is the bot that takes a seat, '' if none does. */
export const botIn = (taken: string): string =>
  taken.startsWith('bot:') ? taken.slice('bot:'.length) : ''
