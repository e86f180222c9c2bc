import { defineConfig } from 'vitest/config'

// Whole games take their time, and two of them at once are what two processors can bear.
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
  },
})
