import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build } from 'vite'
import { browserArgs, needBrowser } from '../browser.ts'
import { inRoot } from '../process.ts'
import { filesOf, listen } from '../visual/site.ts'
import { summary, type Line, type Round, type Time } from './components/statistics.ts'
import type { Bench, Side } from './components/steps.ts'

const rounds = { warm: 4, counted: 15 }

async function buildPage(): Promise<string> {
  const out = inRoot('.cache', 'bench-components')
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'components'),
    plugins: [react(), vanillaExtractPlugin()],
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  return out
}

type Here = { bench: Bench; gc: () => void }

async function thread(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { total: of('ThreadTime'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

async function round(page: Page, session: CDPSession, name: string, side: Side): Promise<Round> {
  await page.evaluate(
    ([what, which]) => {
      const { bench, gc } = globalThis as unknown as Here
      bench.prepare(what, which)
      gc()
    },
    [name, side] as const,
  )
  const timed = async (step: 'mount' | 'update'): Promise<Time> => {
    const before = await thread(session)
    await page.evaluate((which) => (globalThis as unknown as Here).bench[which](), step)
    const after = await thread(session)
    return { total: after.total - before.total, layout: after.layout - before.layout }
  }
  const taken = { mount: await timed('mount'), update: await timed('update') }
  await page.evaluate(() => (globalThis as unknown as Here).bench.clear())
  return taken
}

/**
 * Times every case in Chromium: our component and that of the bare library in turn, both from production builds. Both are on one page, with
 * the same page-wide styles and fonts and under the same providers. The bare component has the same elements and words as ours, without our
 * classes. A time contains script, style and layout on the page's thread, because a reader waits for styled boxes. The first rounds warm up
 * the engine and do not count. A ratio compares the medians of the other rounds. Calls `tell` after each case; `only` filters the cases by
 * a part of their names.
 */
export async function benchComponents(tell: (name: string, lines: readonly Line[]) => void, only = ''): Promise<void> {
  const site = await listen(filesOf(await buildPage()))
  const browser = await chromium.launch({ executablePath: needBrowser(console.error), args: [...browserArgs, '--js-flags=--expose-gc'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${site.address}/index.html`)
    await page.waitForFunction(() => 'bench' in globalThis)
    const names = await page.evaluate(() => (globalThis as unknown as Here).bench.names)
    for (const name of names.filter((known) => known.includes(only))) {
      const times: Record<Side, Round[]> = { ours: [], bare: [] }
      for (let turn = 0; turn < rounds.warm + rounds.counted; turn++)
        for (const side of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
          const taken = await round(page, session, name, side)
          if (turn >= rounds.warm) times[side].push(taken)
        }
      tell(name, summary(times.ours, times.bare))
    }
  } finally {
    await browser.close()
    await site.close()
  }
}
