import { say } from '../i18n'
import type { RefusedInfo } from '../wire/http'
import { textOf } from './markup'

/** whyNot is what is missing for what is refused, or else the rule that forbids it. */
export const whyNot = ({ lacks, why }: RefusedInfo): string =>
  lacks ? textOf(lacks) : `${say().forbiddenBy} ${why}`
