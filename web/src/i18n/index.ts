import { en } from './en'
import { it } from './it'
import { dictionary } from './language.svelte'

export { dictionary, language, languages, type Lang } from './language.svelte'

/** say returns the shell's own words. Words of a game come from the server. */
export const say = dictionary({ en, it })
