import path from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { browserArgs, needBrowser } from '../browser.ts'
import { inRoot } from '../process.ts'
import { filesOf, listen } from '../visual/site.ts'
import type { LongestTasks, PictureBench } from './pictures/page.ts'

type Here = { pictures: PictureBench }

/** A picture of 24 megapixels, as phones take, and a picture that is wider than the canvas of some browsers. */
const sizes = [
  { width: 6_000, height: 4_000 },
  { width: 12_000, height: 2_000 },
] as const

/**
 * Measures how long opening and cropping a large picture blocks the page; the pixels are processed in another thread. `seen` is the
 * measured length of a task of 250 ms, which shows that the measurement works.
 */
export async function benchPictures(tell: (size: string, longest: LongestTasks) => void): Promise<{ seen: number }> {
  const out = inRoot('.cache', 'bench-pictures')
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'pictures'),
    plugins: [vanillaExtractPlugin()],
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true, modulePreload: { polyfill: false } },
    worker: { format: 'es' },
  })
  const site = await listen(filesOf(out))
  const browser = await chromium.launch({ executablePath: needBrowser(console.error), args: browserArgs })
  try {
    const page = await browser.newPage()
    await page.goto(`${site.address}/index.html`)
    await page.waitForFunction(() => 'pictures' in globalThis)
    const seen = await page.evaluate(() => (globalThis as unknown as Here).pictures.blockOnPurpose(250))
    for (const { width, height } of sizes)
      tell(
        `${width} × ${height}`,
        await page.evaluate(([across, down]) => (globalThis as unknown as Here).pictures.measure(across, down), [width, height] as const),
      )
    return { seen }
  } finally {
    await browser.close()
    await site.close()
  }
}
