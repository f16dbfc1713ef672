import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import type { Tokens } from '../screens/viewers.ts'
import { openContext, visit, type Look } from '../screens/walk.ts'

export type Weight = {
  scripts: number
  styles: number
  fonts: number
  requests: number
  /** Size of each script by its path. */
  each: ReadonlyMap<string, number>
}

const kinds: Readonly<Record<string, 'scripts' | 'styles' | 'fonts'>> = { script: 'scripts', stylesheet: 'styles', font: 'fonts' }

/** Returns what a first visit loads, in bytes: scripts and styles gzipped, fonts as they are. */
export async function weigh(browser: Browser, address: string, tokens: Tokens | null, look: Look): Promise<Weight> {
  const context = await openContext(browser, tokens, look)
  const page = await context.newPage()
  const bodies: Promise<{ path: string; kind: 'scripts' | 'styles' | 'fonts'; bytes: number }>[] = []
  page.on('response', (response) => {
    const kind = /\.js(\?|$)/.test(response.url()) ? 'scripts' : kinds[response.request().resourceType()]
    if (kind)
      bodies.push(
        response.body().then((body) => ({
          path: new URL(response.url()).pathname,
          kind,
          bytes: kind === 'fonts' ? body.length : gzipSync(body, { level: 9 }).length,
        })),
      )
  })
  // The event stream stays open, so a page that has one never becomes idle.
  await page.route('**/events', (route) => route.abort())
  await visit(page, address)
  await page.waitForLoadState('networkidle').catch(() => undefined)
  const fetched = await Promise.all(bodies)
  await context.close()
  const sum = (requested: string) => fetched.filter(({ kind }) => kind === requested).reduce((total, { bytes }) => total + bytes, 0)
  const each = new Map(fetched.flatMap(({ path, kind, bytes }) => (kind === 'scripts' ? [[path, bytes] as const] : [])))
  return { scripts: sum('scripts'), styles: sum('styles'), fonts: sum('fonts'), requests: fetched.length, each }
}
