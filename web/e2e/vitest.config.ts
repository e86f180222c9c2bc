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
    // Tables are played with true chance by two browsers at once: in CI a scene that fails is tried once more,
    // and the report says so. What fails twice is broken.
    retry: process.env.CI ? 1 : 0,
    reporters: ['verbose'],
  },
})
