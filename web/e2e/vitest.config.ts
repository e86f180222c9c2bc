import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with few lines and whole games in them: begun last they would be waited for by one processor. */
const long = ['mu-alpha.test.ts', 'whole-game.test.ts']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const first = ({ moduleId }: TestSpecification) =>
      long.some((name) => moduleId.endsWith(`/${name}`)) ? 0 : 1
    return (await super.sort(files)).toSorted((a, b) => first(a) - first(b))
  }
}

/** What hangs on how the store answers: who is who, seats, clocks, letters, records, what is late, and what a restart finds. */
const stored = ['behind', 'letters', 'restart']

/** on are scenes whose servers keep their tables in a store of that kind. */
const on = (store: string, files: string[]): TestProjectConfiguration => ({
  extends: true,
  test: { name: store, include: files.map((name) => `${name}.test.ts`), env: { STORE: store } },
})

/** In CI it is always there, or its scenes fail. */
const postgres = () =>
  process.env.CI === 'true' ||
  spawnSync(join(import.meta.dirname, '../../scripts/postgres.sh'), ['--found']).status === 0

/** All scenes on the store that the environment names; else all on a file, and those on PostgreSQL that hang on the store. */
const stores = () => {
  if (process.env.STORE) return [on(process.env.STORE, ['*'])]
  return [on('sqlite', ['*']), ...(postgres() ? [on('postgres', stored)] : [])]
}

// Whole games take their time, and two of them at once are what two processors can bear.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    projects: stores(),
    environment: 'node',
    maxWorkers: 2,
    isolate: false, // what a file needs is read once by each worker: they share nothing but that
    testTimeout: 600_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    // Tables are played with true chance by two browsers at once: in CI a scene that fails is tried once more,
    // and the report says so. What fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    reporters: ['verbose'],
  },
})
