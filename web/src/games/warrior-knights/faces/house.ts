/** Whose colours a picture shows: a Baron's, as printed. */
export interface House {
  hex: string
  ink: string
  id: string
}
