// What comes over the wire at a table of the prototype, with what it alone has.

import type { AllComponents } from '../../wire/muprototype'

export type * from '../../wire/medioevo'

export type Components = AllComponents
