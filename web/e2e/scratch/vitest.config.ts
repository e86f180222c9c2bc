import { defineConfig } from 'vitest/config'
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    environment: 'node',
    testTimeout: 240000,
    hookTimeout: 60000,
    reporters: ['verbose'],
  },
})
