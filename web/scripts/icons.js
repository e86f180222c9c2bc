// Draws the icons of the installed page from the crest: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const crest = readFileSync(new URL('../public/crest.svg', import.meta.url), 'utf8')
const parchment = '#f3ebd8'

// A maskable icon is cut to a circle of four fifths; Apple's has no transparent ground.
const icons = [
  { name: '192', size: 192, share: 0.94, ground: 'transparent' },
  { name: '512', size: 512, share: 0.94, ground: 'transparent' },
  { name: 'maskable', size: 512, share: 0.62, ground: parchment },
  { name: 'apple', size: 180, share: 0.78, ground: parchment },
]

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
for (const { name, size, share, ground } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
      body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
      svg { width: ${share * 100}vw; height: ${share * 100}vw }
    </style>${crest}`)
  const shot = await page.screenshot({ omitBackground: ground === 'transparent' })
  writeFileSync(new URL(`../public/icons/${name}.png`, import.meta.url), shot)
}
await browser.close()
