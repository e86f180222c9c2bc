// What comes over the wire at a table of the prototype, with what it alone has.

export type * from '../../wire/muprototype'
