import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** serviceWorker writes the worker beside the page, with the names of what the build made. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
        .map((name) => `/${name}`)
      const source = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: source.replace("['__ASSETS__']", JSON.stringify(names)),
      })
    },
  }
}
