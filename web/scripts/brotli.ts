import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(js|css|html|svg|webmanifest)$/

/** brotli lays a packed copy beside each text of the build: so dense a packing is too slow for a server that starts. */
export function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!worthwhile.test(file)) continue
        const path = join(dir, file)
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
      }
    },
  }
}
