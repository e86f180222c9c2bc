// What comes over the wire at a table of the alpha edition, with what it alone has.

import type { AllComponents } from '../../wire/mualpha'

export type * from '../../wire/medioevo'
export type * from '../../wire/mualpha'

export type Components = AllComponents
