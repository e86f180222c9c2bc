import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** What has no windows costs a fifth less, and has no notices. */
const windowless = ['chromium-headless-shell']
const windowed = ['chromium', 'chromium-browser', 'google-chrome']

function installed(names: string[]): string {
  const folders = (process.env.PATH ?? '').split(':')
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {
        // not here
      }
    }
  }
  throw new Error(`none of ${names.join(', ')} is installed`)
}

/**
 * What keeps a page from being painted: a megabyte for all its tiles. It is laid out, can be pressed and gives every
 * frame; but without a graphics card the painting alone took half of what a scene costs, and nobody looks.
 */
const unpainted = '--force-gpu-mem-available-mb=1'

/** Whether pictures are wanted of what nobody looks at: with SHOTS or PAINT in the environment. */
export const pictured = Boolean(process.env.SHOTS ?? process.env.PAINT)

/**
 * The Chromium of this machine, headless, kept from calling anybody. What it shows is painted where that is looked at;
 * where it is wanted so, it is the whole of it.
 */
export function openBrowser({ painted = pictured, whole = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: installed(whole ? windowed : [...windowless, ...windowed]),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(painted ? [] : [unpainted]),
    ],
  })
}
