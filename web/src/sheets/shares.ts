// What is shared out: so much of a whole goes here, so much there.

/** A part of the whole: where it goes, and how much it may be there. */
export interface Share {
  id: string
  value: number
  least: number
  most: number
}

/** sharedOut is how much has been given out. */
export const sharedOut = (shares: readonly Share[]): number =>
  shares.reduce((sum, { value }) => sum + value, 0)

/** mostOf is how much one part may be, when so much is left of the whole. */
export const mostOf = ({ value, most }: Share, left: number): number =>
  Math.max(value, Math.min(most, value + Math.max(0, left)))
