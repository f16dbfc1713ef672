import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violationsOf } from '../accessibility.ts'
import { startBrowser, type StoryInfo } from '../camera.ts'
import { filesOf, listen, type Site } from '../site.ts'
import { plantedStories } from './fixture.ts'
import { writeMirrorReport } from './report.ts'
import { proveAll, type Proved } from './run.ts'
import { saidOf } from './said.ts'

const story = (id: string): StoryInfo => ({ id, title: 'Components/Card', name: id, tags: [], parameters: {} })
const folder = mkdtempSync(path.join(tmpdir(), 'wasla-mirror-'))
let browser: Browser
let site: Site
let page: Page
let proved: Proved[]

beforeAll(async () => {
  browser = await startBrowser(() => undefined)
  const stories = await listen(plantedStories)
  proved = await proveAll(browser, stories.address, ['margin', 'right-logical', 'icon'].map(story))
  await stories.close()
  await writeMirrorReport(folder, proved, 2, new Map())
  site = await listen(filesOf(folder))
  page = await browser.newPage()
  await page.goto(site.address)
})
afterAll(async () => {
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the report of the mirror proof', () => {
  it('has no accessibility violations, in light and dark', async () => {
    expect(await violationsOf(page)).toEqual([])
  })

  it('counts stories and shows both halves of the first one, with what to write', async () => {
    expect(await page.locator('#sum').textContent()).toContain('1 mirror, 2 don’t: 2 faults.')
    expect(await page.locator('#drawing .en').count()).toBe(1)
    expect(await page.locator('#drawing .ar').count()).toBe(1)
    expect(await page.locator('#faults del').textContent()).toBe('margin-left: 12px')
    expect(await page.locator('#faults ins').textContent()).toBe('margin-inline-start: 12px')
  })

  it('shows a drawing that does not turn, and the pictures side by side', async () => {
    await page.getByRole('button', { name: /icon/ }).click()
    expect(await page.locator('#drawing .bad').count()).toBe(1)
    await page.getByText('Side by side').click()
    expect(await page.locator('#drawing image').count()).toBe(2)
  })

  it('says each fault in a line, and writes it for machines', () => {
    expect(proved.flatMap(saidOf)).toEqual([
      'margin (desktop) <div> is 12 px away horizontally: margin-left: 12px, write margin-inline-start: 12px',
      'icon (desktop) <svg> does not turn',
    ])
    expect(JSON.parse(readFileSync(path.join(folder, 'mirror.json'), 'utf8'))).toMatchObject({
      compared: 3,
      stories: [{ id: 'margin' }, { id: 'icon' }],
    })
  })
})
