import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AcceptedFile } from '../accepted-file.ts'
import { violationsOf } from '../accessibility.ts'
import { startBrowser } from '../camera.ts'
import type { Outcome } from '../compare.ts'
import { difference } from '../pixels.ts'
import { writeReport } from '../report.ts'
import { review } from '../review.ts'
import type { Site } from '../site.ts'
import type { TreeChange } from './tree-change.ts'

const picture = (grey: number) => {
  const png = new PNG({ width: 400, height: 300 })
  png.data.fill(255)
  png.data.fill(grey, 40_000, 40_400)
  return PNG.sync.write(png)
}
const planned = (id: string) =>
  ({ id, title: 'Components/Button', name: id, mode: 'en-light-desktop', sides: ['base', 'here'], isDocs: false }) as const
const changed = (id: string, base: string, here: string): TreeChange => ({
  ...planned(id),
  base: `page\n  ${base}\n`,
  here: `page\n  ${here}\n`,
  hash: `hash of ${id}`,
  png: picture(20),
})
const [before, now] = [picture(20), picture(30)]
const found = difference(before, now)!
const outcome: Outcome = {
  changes: [{ ...planned('save'), kind: 'changed', base: before, here: now, hash: found.hash, difference: found }],
  trees: [
    changed('save', 'button "Save"', 'button'),
    changed('again', 'button "Save"', 'button'),
    changed('sent', 'text "Sent"', 'status live=polite'),
  ],
  failed: [],
  unsteady: [],
  matrices: [],
  pictures: 6,
  compared: ['a', 'b', 'c'],
  seconds: 1,
}
const accepted: AcceptedFile = {
  accepted: [{ story: 'save', mode: 'en-light-desktop', kind: 'changed', picture: found.hash, note: 'Darker.' }],
  trees: [{ story: 'sent', mode: 'en-light-desktop', tree: 'hash of sent', note: 'Said when it is sent.' }],
}

const folder = mkdtempSync(path.join(tmpdir(), 'wasla-trees-'))
let browser: Browser
let site: Site
let page: Page
let saved: AcceptedFile = accepted

beforeAll(async () => {
  await writeReport(folder, outcome, { base: 'abc', here: 'working tree' }, accepted)
  browser = await startBrowser(() => undefined)
  site = await review(folder, 0, { read: () => saved, save: (file) => (saved = file) })
})
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  saved = accepted
  page = await browser.newPage()
  await page.goto(site.address)
  return () => page.context().close()
})

const card = (name: string) => page.locator('#tree-cards .card', { has: page.getByRole('heading', { name }) })
const notes = () => saved.trees.map(({ story, note }) => `${story}: ${note}`)

describe('changed accessibility trees in the report', () => {
  it('have a card for each change, without accessibility violations in light and dark', async () => {
    await expect.poll(() => page.locator('#trees-head').textContent()).toBe('3 accessibility trees changed')
    await expect.poll(() => card('save').locator('.lines span').allTextContents()).toEqual(['  page', '-   button "Save"', '+   button'])
    await expect.poll(() => card('sent').locator('.said').textContent()).toBe('Accepted: “Said when it is sent.”')
    expect(await violationsOf(page)).toEqual([])
  })

  it('are accepted once for all with the same change, and leave accepted pictures as they are', async () => {
    const first = card('save')
    await first.getByRole('button', { name: 'Accept once' }).click()
    await expect.poll(() => page.locator('#said').textContent()).toBe('Write why this change is wanted.')
    await first.getByRole('textbox').fill('The icon says it.')
    await page.keyboard.press('Enter')
    await expect.poll(notes).toEqual(['again: The icon says it.', 'save: The icon says it.', 'sent: Said when it is sent.'])
    expect(saved.accepted).toEqual(accepted.accepted)
    await expect.poll(() => page.locator('#open-trees').textContent()).toBe('0')
    await first.getByRole('button', { name: /^Undo/u }).click()
    await expect.poll(notes).toEqual(['sent: Said when it is sent.'])
  })

  it('are shown beside the picture of the same story', async () => {
    await page.getByRole('button', { name: 'All pictures' }).click()
    await page.locator('#tree-of summary').click()
    await expect.poll(() => page.locator('#tree-of .lines').textContent()).toContain('-   button "Save"')
    await expect.poll(() => page.locator('#open').textContent()).toBe('0 to look at, and 2 accessibility trees')
  })

  it('stay accepted if a picture is taken back', async () => {
    await page.getByRole('button', { name: 'All pictures' }).click()
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect.poll(() => saved.accepted.length).toBe(0)
    expect(notes()).toEqual(['sent: Said when it is sent.'])
  })

  it('are written with both trees and a picture of each, and counted for machines', () => {
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    expect(JSON.parse(read('results.json'))).toMatchObject({ count: { open: 0, trees: 3, openTrees: 2 } })
    expect(read('trees/again--en-light-desktop--before.txt')).toBe('page\n  button "Save"\n')
    expect(PNG.sync.read(readFileSync(path.join(folder, 'pictures/again--en-light-desktop--now.png')))).toMatchObject({ width: 400 })
    expect(read('summary.md')).toContain('## Visual changes: 0 pictures and 2 accessibility trees to look at')
  })
})
