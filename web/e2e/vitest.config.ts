import { defineConfig } from 'vitest/config'
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

// Whole games take their time, and two of them at once are what two processors can bear.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongFirst },
    // Tables are played with true chance by two browsers at once: in CI a scene that fails is tried once more,
    // and the report says so. What fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    reporters: ['verbose'],
  },
})
