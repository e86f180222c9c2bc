// What comes over the wire, for all that draws an edition: whatever else imports it from here.

export type * from '../../wire/muprototype'
