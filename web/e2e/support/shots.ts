import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the pictures go that the tests take. */
export const shots = join(import.meta.dirname, '../shots')
mkdirSync(shots, { recursive: true })
