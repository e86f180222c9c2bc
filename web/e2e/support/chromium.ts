import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome']

function installed(): string {
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

/** The Chromium of this machine, headless, kept from calling anybody. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: installed(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
