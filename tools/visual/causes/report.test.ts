import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Acceptance } from '../acceptances.ts'
import { violationsOf } from '../accessibility.ts'
import { startBrowser } from '../camera.ts'
import type { Change, Outcome } from '../compare.ts'
import { difference } from '../pixels.ts'
import { keyOf } from '../plan.ts'
import { writeReport } from '../report.ts'
import { review } from '../review.ts'
import type { Site } from '../site.ts'
import type { Cause } from './cause.ts'

const picture = (grey: number) => {
  const png = new PNG({ width: 400, height: 300 })
  png.data.fill(255)
  png.data.fill(grey, 40_000, 40_400)
  return PNG.sync.write(png)
}
const change = (name: string, title: string, grey: number): Change => {
  const [base, here] = [picture(20), picture(grey)]
  const found = difference(base, here)
  return {
    id: name,
    title,
    name,
    mode: 'en-light-desktop',
    sides: ['base', 'here'],
    isDocs: false,
    kind: 'changed',
    base,
    here,
    hash: found?.hash ?? '',
    ...(found && { difference: found }),
  }
}
const changes = [
  change('card', 'Components/Card', 30),
  change('home', 'Screens/Home', 40),
  change('both', 'Screens/Both', 50),
  change('button', 'Components/Button', 60),
]
const token: Cause = {
  kind: 'token',
  name: 'space.sm',
  before: '0.75rem',
  after: '0.8125rem',
  components: ['Card'],
  box: { x: 0, y: 0, width: 90, height: 40 },
}
const rule: Cause = {
  kind: 'rule',
  name: 'Button, [data-hovered]',
  property: 'background',
  before: '#095a4f',
  after: '#0e7f70',
  components: ['Button'],
}
const caused = new Map(
  [
    ['card', [token]],
    ['home', [token]],
    ['both', [token, rule]],
    ['button', [rule]],
  ].map(([id, causes]) => [keyOf({ id: String(id), mode: 'en-light-desktop' }), causes as Cause[]]),
)
const outcome: Outcome = {
  matrices: [],
  changes,
  trees: [],
  failed: [],
  unsteady: [],
  pictures: 12,
  compared: ['a', 'b', 'c', 'd', 'e', 'f'],
  seconds: 1,
}

const folder = mkdtempSync(path.join(tmpdir(), 'wasla-causes-'))
let browser: Browser
let site: Site
let page: Page
let saved: readonly Acceptance[] = []

beforeAll(async () => {
  await writeReport(folder, outcome, { base: 'abc', here: 'working tree' }, { accepted: [], trees: [] }, {}, caused)
  browser = await startBrowser(() => undefined)
  site = await review(folder, 0, { read: () => ({ accepted: saved, trees: [] }), save: ({ accepted: all }) => (saved = all) })
})
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  saved = []
  page = await browser.newPage()
  await page.goto(site.address)
  return () => page.context().close()
})

const card = (name: string) => page.locator('.card', { has: page.getByRole('heading', { name }) })
const accepted = () => saved.map(({ story, note }) => `${story}: ${note}`).toSorted()
const acceptToken = async () => {
  await card('space.sm').getByRole('textbox').fill('Roomier, as drawn.')
  await page.keyboard.press('Enter')
}

describe('the report by cause', () => {
  it('begins with the causes, and has no accessibility violations in light and dark', async () => {
    await expect.poll(() => page.locator('#sum').textContent()).toBe('4 pictures changed, for 2 reasons')
    await expect.poll(() => page.locator('#about').textContent()).toBe('2 are the same. Compared with abc, both builds in one browser.')
    await expect.poll(() => card('space.sm').textContent()).toContain('12 13 px')
    await expect.poll(() => card('space.sm').locator('dd').allTextContents()).toEqual(['1 component', '2 pictures, folded', 'Card'])
    await card('space.sm').getByRole('button', { name: 'Refuse' }).click()
    expect(await violationsOf(page)).toEqual([])
  })

  it('accepts a cause once for all its pictures, but not those that also have another cause', async () => {
    await acceptToken()
    await expect.poll(accepted).toEqual(['card: Roomier, as drawn.', 'home: Roomier, as drawn.'])
    await expect.poll(() => card('space.sm').locator('.said').textContent()).toContain('1 picture also has another cause')
    await card('Button').getByRole('textbox').fill('Lighter.')
    await card('Button').getByRole('button', { name: 'Accept once' }).click()
    await expect
      .poll(accepted)
      .toEqual(['both: Roomier, as drawn.; Lighter.', 'button: Lighter.', 'card: Roomier, as drawn.', 'home: Roomier, as drawn.'])
    await expect.poll(() => page.locator('#open-causes').textContent()).toBe('0')
  })

  it('accepts nothing without a reason', async () => {
    await card('space.sm').getByRole('button', { name: 'Accept once' }).click()
    await expect.poll(() => page.locator('#said').textContent()).toBe('Write why this change is wanted.')
    expect(saved).toEqual([])
  })

  it('refuses a cause, so that its pictures stay open, until somebody undoes it', async () => {
    await acceptToken()
    await card('Button').getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(() => card('Button').locator('.said').textContent()).toMatch(/^Refused at \d\d:\d\d. The build stays red.$/u)
    expect(accepted()).toEqual(['card: Roomier, as drawn.', 'home: Roomier, as drawn.'])
    await card('Button').getByRole('button', { name: /Undo/u }).click()
    await expect.poll(() => card('Button').getByRole('button', { name: 'Refuse' }).isVisible()).toBe(true)
  })

  it('takes back what a decision accepted if somebody undoes it', async () => {
    await acceptToken()
    await expect.poll(() => saved.length).toBe(2)
    await card('space.sm').getByRole('button', { name: /Undo/u }).click()
    await expect.poll(() => saved.length).toBe(0)
  })

  it('shows decisions again after the page is loaded again', async () => {
    await acceptToken()
    await card('Button').getByRole('button', { name: 'Refuse' }).click()
    await page.reload()
    await expect.poll(() => card('Button').locator('.said').textContent()).toContain('Refused')
    await expect.poll(() => page.locator('#open-pictures').textContent()).toBe('2')
  })

  it('shows all pictures of a cause, and leads back', async () => {
    await card('space.sm')
      .getByRole('button', { name: /See all/u })
      .click()
    await expect.poll(() => page.locator('.count').textContent()).toBe('3 of 4 shown, 4 not accepted')
    await page.getByRole('button', { name: 'Changes by cause' }).click()
    await expect.poll(() => card('space.sm').isVisible()).toBe(true)
  })

  it('is also written for machines and for a pull request', () => {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    expect(JSON.parse(read('results.json'))).toMatchObject({
      causes: [{ name: 'space.sm', itself: 1, open: 3 }, { name: 'Button, [data-hovered]' }],
    })
    expect(read('summary.md')).toContain('| Token space.sm: 12 → 13 px | 3 | 3 |')
  })
})
