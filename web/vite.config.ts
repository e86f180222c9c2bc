import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { brotli } from './scripts/brotli.ts'
import { serviceWorker } from './src/worker/plugin.ts'

const table = /src\/table\/Table\.svelte$/
const tables = /src\/(table\/Table\.svelte|games\/[\w-]+\/index\.ts)$/

/** within says whether a module is fetched with some part of the page, which uses it itself or by others. */
function within(
  part: RegExp,
  id: string,
  chunking: Rolldown.ChunkingContext,
  met = new Set<string>(),
): boolean {
  if (part.test(id)) return true
  if (met.has(id)) return false
  met.add(id)
  const users = chunking.getModuleInfo(id)?.importers ?? []
  return users.some((user) => within(part, user, chunking, met))
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), brotli()],
  server: { proxy: { '/api': process.env.SIGNORIA ?? 'http://localhost:8080' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What several parts of the page share comes in few files: each costs a request and its heads.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules\/svelte/ },
            // The icons of the tables, and those of what is opened there or lies elsewhere.
            {
              name: (id, chunking) => (within(tables, id, chunking) ? 'icons' : 'signs'),
              test: /@lucide/,
              minShareCount: 2,
            },
            { name: 'common', test: /src\/(common|i18n|waiting|wire)\//, minShareCount: 2 },
            // What a table is made of and others use too.
            {
              name: (id, chunking) => (within(table, id, chunking) ? 'shared' : null),
              test: /src\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // These alone: what they need stays where games without them find it.
            {
              name: 'pieces',
              test: /src\/games\/(sea\/|MapPiece|Legible|Glyph|glyphs)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The map: what all its games draw, and what the Giochix edition does not.
            {
              name: (id, chunking) =>
                within(/\/games\/mu-giochix\//, id, chunking) ? 'europe' : 'realms',
              test: /src\/games\/medioevo\/map\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Two threads for two cores, and in each a world of its own for every file: jsdom itself is read once a thread, which
  // takes less than half the time of a new thread for every file.
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    pool: 'vmThreads',
    maxWorkers: 2,
    testTimeout: 20_000, // others run beside it
  },
})
