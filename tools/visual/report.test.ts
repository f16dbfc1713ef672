import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Acceptance } from './acceptances.ts'
import { violationsOf } from './accessibility.ts'
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
/** An Arabic page, wider than any screen, with a dot near the edge at which it begins. */
const page4000 = (grey: number) => {
  const png = new PNG({ width: 4000, height: 300 })
  png.data.fill(255)
  png.data.fill(grey, (4000 * 150 + 3900) * 4, (4000 * 150 + 3910) * 4)
  return PNG.sync.write(png)
}
const [wideBefore, wideNow] = [page4000(20), page4000(200)]
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
  {
    ...planned('wide', ['base', 'here']),
    mode: 'ar-dark-desktop',
    kind: 'changed',
    base: wideBefore,
    here: wideNow,
    hash: pictureHash(wideNow),
    difference: difference(wideBefore, wideNow)!,
  },
  { ...planned('gone', ['base']), kind: 'removed', base: before, hash: 'none' },
]
const { picture: marked, ...what } = difference(before, now)!
const moved = { side: 'here' as const, pixels: what.pixels, step: what.step, box: what.box }
const unsteady = { ...planned('restless', ['base', 'here']), moved: [{ ...moved, picture: marked }] }
const outcome: Outcome = {
  changes,
  trees: [],
  failed: [],
  unsteady: [unsteady],
  matrices: [],
  pictures: 6,
  compared: ['a', 'b', 'c', 'd'],
  seconds: 1,
}
const history = {
  'button--restless en-light-desktop': [
    { at: '2026-11-01T08:00:00.000Z', moved: [] },
    { at: '2026-11-02T08:00:00.000Z', moved: [moved] },
  ],
}
const acceptance: Acceptance = {
  story: 'button--gone',
  mode: 'en-light-desktop',
  kind: 'removed',
  picture: 'none',
  note: 'Nobody used it.',
}

/** The acceptance of another picture of the same story, as another machine draws it. */
const elsewhere: Acceptance = { story: 'button--wide', mode: 'ar-dark-desktop', kind: 'changed', picture: 'other', note: 'As drawn here.' }

const folder = mkdtempSync(path.join(tmpdir(), 'wasla-visual-'))
let browser: Browser
let site: Site
let page: Page
let saved: readonly Acceptance[] = [acceptance, elsewhere]

beforeAll(async () => {
  await writeReport(folder, outcome, { base: 'abc', here: 'working tree' }, { accepted: [acceptance, elsewhere], trees: [] }, history)
  browser = await startBrowser(() => undefined)
  site = await review(folder, 0, { read: () => ({ accepted: saved, trees: [] }), save: ({ accepted: all }) => (saved = all) })
  page = await browser.newPage()
  await page.goto(site.address)
})
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the report of changes', () => {
  it('has no accessibility violations, in light and dark', async () => {
    expect(await violationsOf(page)).toEqual([])
  })

  it('can be used by keyboard', async () => {
    await expect.poll(() => page.locator('.count').textContent()).toBe('3 of 4 shown, 3 not accepted')
    await expect.poll(() => page.locator('#title').textContent()).toContain('rounder')
    await page.keyboard.press('4')
    await expect.poll(() => page.locator('.stage img').getAttribute('src')).toContain('--marked.png')
    await page.keyboard.press('j')
    await expect.poll(() => page.locator('#title').textContent()).toContain('</script>')
    await page.keyboard.press('k')
    await expect.poll(() => page.locator('#title').textContent()).toContain('rounder')
  })

  it('stores an accepted change and its reason, with the earlier ones', async () => {
    await page.keyboard.press('a')
    await page.keyboard.type('Rounder, as drawn.')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => saved.map(({ story, note }) => `${story}: ${note}`))
      .toEqual(['button--gone: Nobody used it.', 'button--rounder: Rounder, as drawn.', 'button--wide: As drawn here.'])
    await expect.poll(() => page.locator('#open').textContent()).toBe('2 to look at')
  })

  it.each(['change', 'fit', 'one', 'four'])('shows the change on an Arabic page at the zoom “%s”', async (zoom) => {
    await page.getByRole('button', { name: /wide/ }).click()
    await page.locator(`input[value="${zoom}"]`).check({ force: true })
    const isSeen = () =>
      page.evaluate(() => {
        const [box, stage] = [document.querySelector('.stage .box'), document.querySelector('.stage')].map((one) =>
          one!.getBoundingClientRect(),
        )
        return box!.left >= stage!.left && box!.right <= stage!.right && box!.top >= stage!.top && box!.bottom <= stage!.bottom
      })
    await expect.poll(isSeen).toBe(true)
  })

  it('accepts a picture as a variant beside another accepted one, only with a reason', async () => {
    await page.locator('#note').fill('')
    await page.locator('#note').blur()
    await page.keyboard.press('v')
    await expect.poll(() => page.locator('#said').textContent()).toBe('Write why both pictures are valid.')
    await page.locator('#note').fill('Other fonts.')
    await page.getByRole('button', { name: 'Accept as a variant' }).click()
    const wide = () => saved.filter(({ story }) => story === 'button--wide').map(({ note, variant }) => `${variant ?? 1}: ${note}`)
    await expect.poll(wide).toEqual(['1: As drawn here.', '2: Other fonts.'])
    await page.locator('#state').selectOption('accepted')
    await page.getByRole('button', { name: /wide/ }).click()
    await expect.poll(() => page.locator('.facts').textContent()).toContain('Variant 2')
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.locator('#state').selectOption('open')
    await expect.poll(() => page.locator('#open').textContent()).toBe('2 to look at')
  })

  it('accepts all shown changes with one reason, and not without a reason', async () => {
    await page.locator('#note').fill('')
    await page.getByRole('button', { name: 'Accept all 2 shown' }).click()
    await expect.poll(() => page.locator('#said').textContent()).toBe('Write why these changes are wanted.')
    await page.getByRole('checkbox', { name: 'Select all shown' }).check()
    await expect.poll(() => page.locator('#several').textContent()).toBe('Accept 2 selected')
    await page.locator('#note').fill('As drawn, all of them.')
    await page.locator('#note').press('Control+Enter')
    await expect
      .poll(() => saved.filter(({ note }) => note === 'As drawn, all of them.').map(({ story }) => story))
      .toEqual(['button--new', 'button--wide'])
    await expect.poll(() => page.locator('#open').textContent()).toBe('Everything is accepted.')
  })

  it('shows what moved in an unsteady story and how often, with a link to a picture of it', async () => {
    const trouble = page.locator('#troubles > ul > li')
    await page.locator('#troubles > summary').click()
    await expect
      .poll(() => trouble.textContent())
      .toContain('1 pixel inside 1 × 1 at 20, 2 in the working tree; it moved in 1 of its last 2')
    expect(PNG.sync.read(readFileSync(path.join(folder, (await trouble.locator('a').getAttribute('href'))!)))).toMatchObject({ width: 40 })
    await trouble.locator('summary').click()
    await expect
      .poll(() => trouble.locator('li').allTextContents())
      .toEqual(['2026-11-02 08:00 UTC: 1 pixel inside 1 × 1 at 20, 2 in the working tree', '2026-11-01 08:00 UTC: nothing moved'])
    await page.locator('#troubles > summary').click()
  })

  it('is also written for machines', () => {
    expect(JSON.parse(readFileSync(path.join(folder, 'results.json'), 'utf8'))).toMatchObject({ count: { all: 4, open: 3, accepted: 1 } })
  })

  it('is written as XML that a parser reads, with the numbers of test cases and failures that it states', async () => {
    const read = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        const [suite] = parsed.querySelectorAll('testsuites > testsuite')
        const count = (selector: string) => suite?.querySelectorAll(selector).length
        const said = (name: string) => Number(suite?.getAttribute(name))
        return {
          errors: parsed.querySelectorAll('parsererror').length,
          said: [said('tests'), said('failures'), said('errors')],
          counted: [count('testcase[name][classname]'), count('testcase > failure[message][type]'), count('testcase > error')],
          named: [...parsed.querySelectorAll('testcase')].map((one) => one.getAttribute('name')),
        }
      },
      readFileSync(path.join(folder, 'junit.xml'), 'utf8'),
    )
    expect(read.errors).toBe(0)
    expect(read.said).toEqual([4, 3, 0])
    expect(read.counted).toEqual(read.said)
    expect(read.named[1]).toBe('</script> (en-light-desktop)')
  })

  it('has a summary whose pictures exist and are small enough for a comment', () => {
    const files = [...readFileSync(path.join(folder, 'summary.md'), 'utf8').matchAll(/\]\((thumbnails\/[^)]+)\)/gu)].map(
      ([, file = '']) => file,
    )
    expect(files).toHaveLength(5)
    for (const file of files) {
      const { width, height } = PNG.sync.read(readFileSync(path.join(folder, decodeURI(file))))
      expect(width).toBeLessThanOrEqual(480)
      expect(height).toBeLessThanOrEqual(320)
    }
  })

  it('ignores acceptances that a page of another origin sends', async () => {
    const known = saved
    const answer = await fetch(`${site.address}/accepted`, { method: 'POST', body: '{"accepted":[]}' })
    expect(answer.status).toBe(404)
    expect(saved).toBe(known)
  })
})
