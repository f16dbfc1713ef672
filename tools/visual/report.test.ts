import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Acceptance } from './acceptances.ts'
import { startBrowser } from './camera.ts'
import type { Change, Outcome } from './compare.ts'
import { difference, pictureHash } from './pixels.ts'
import { writeReport } from './report.ts'
import { review } from './review.ts'
import type { Site } from './site.ts'

const picture = (grey: number) => {
  const png = new PNG({ width: 40, height: 30 })
  png.data.fill(255)
  png.data.fill(grey, 400, 403)
  return PNG.sync.write(png)
}
const [before, now] = [picture(20), picture(21)]
const planned = (name: string, sides: Change['sides'], id = name) =>
  ({ id: `button--${id}`, title: 'Components/Button', name, mode: 'en-light-desktop', sides, isDocs: false }) as const
const changes: Change[] = [
  {
    ...planned('rounder', ['base', 'here']),
    kind: 'changed',
    base: before,
    here: now,
    hash: pictureHash(now),
    difference: difference(before, now)!,
  },
  { ...planned('</script>', ['here'], 'new'), kind: 'new', here: now, hash: pictureHash(now) },
  { ...planned('gone', ['base']), kind: 'removed', base: before, hash: 'none' },
]
const outcome: Outcome = { changes, failed: [], unsteady: [], pictures: 4, compared: 3, seconds: 1 }
const acceptance: Acceptance = {
  story: 'button--gone',
  mode: 'en-light-desktop',
  kind: 'removed',
  picture: 'none',
  note: 'Nobody used it.',
}

const folder = mkdtempSync(path.join(tmpdir(), 'wasla-visual-'))
let browser: Browser
let site: Site
let page: Page
let saved: readonly Acceptance[] = []

beforeAll(async () => {
  await writeReport(folder, outcome, { base: 'abc', here: 'working tree' }, [acceptance])
  browser = await startBrowser(() => undefined)
  site = await review(folder, 0, (all) => (saved = all))
  page = await browser.newPage()
  await page.goto(site.address)
})
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the report of what changed', () => {
  it('can be read and used by everybody', async () => {
    await page.addScriptTag({ content: axe.source })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }
  })

  it('is walked and looked at by keyboard', async () => {
    await expect.poll(() => page.locator('.count').textContent()).toBe('2 of 3 shown, 2 not accepted')
    await expect.poll(() => page.locator('#title').textContent()).toContain('rounder')
    await page.keyboard.press('4')
    await expect.poll(() => page.locator('.stage img').getAttribute('src')).toContain('--marked.png')
    await page.keyboard.press('j')
    await expect.poll(() => page.locator('#title').textContent()).toContain('</script>')
    await page.keyboard.press('k')
    await expect.poll(() => page.locator('#title').textContent()).toContain('rounder')
  })

  it('writes down what is accepted and why, beside what was accepted before', async () => {
    await page.keyboard.press('a')
    await page.keyboard.type('Rounder, as drawn.')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => saved.map(({ story, note }) => `${story}: ${note}`))
      .toEqual(['button--gone: Nobody used it.', 'button--rounder: Rounder, as drawn.'])
    await expect.poll(() => page.locator('#open').textContent()).toBe('1 to look at')
  })

  it('is not written to by a page from elsewhere', async () => {
    const known = saved
    const answer = await fetch(`${site.address}/accepted`, { method: 'POST', body: '{"accepted":[]}' })
    expect(answer.status).toBe(404)
    expect(saved).toBe(known)
  })
})
