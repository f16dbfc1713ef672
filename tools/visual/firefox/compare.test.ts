import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compare, type Outcome } from '../compare.ts'
import { plainLook, storiesIn, type Look } from '../fixture.ts'
import { listen, type Site } from '../site.ts'
import { findFirefox } from './program.ts'
import { firefoxStudio, startFirefox } from './studio.ts'

const before: Look = {
  ...plainLook,
  stories: ['card--plain', 'button--plain', 'words--plain', 'words--again', 'clock--now', 'gone--plain'],
}
const now: Look = {
  ...before,
  radius: 9,
  colour: '#0b6b5d',
  stories: [...before.stories.slice(0, -1), 'named--plain'],
}

// A real Firefox, if this machine has one.
describe.runIf(findFirefox())('the comparison of stories in Firefox', () => {
  let browser: Browser
  let sites: Site[]
  let outcome: Outcome
  const changesOf = (id: string) => outcome.changes.filter((change) => change.id === id)

  beforeAll(async () => {
    browser = await startFirefox(() => undefined)
    sites = [await listen(storiesIn(before)), await listen(storiesIn(now))]
    const [base, here] = sites.map(({ address }) => address)
    outcome = await compare(await firefoxStudio(browser), { base: base!, here: here! })
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all(sites.map((site) => site.close()))
  })

  it('finds what changed, and nothing else', () => {
    expect(outcome.changes.map(({ kind, id, mode }) => `${kind} ${id} ${mode}`)).toEqual([
      'changed card--plain en-light-firefox',
      'changed button--plain en-light-firefox',
      'new named--plain en-light-firefox',
      'removed gone--plain en-light-firefox',
    ])
    expect(outcome).toMatchObject({ failed: [], unsteady: [], trees: [] })
  })

  it('finds a corner that is one pixel rounder and a colour that is one step darker', () => {
    expect(changesOf('card--plain')[0]?.difference).toMatchObject({ width: 1280, height: 800, box: { x: 24, y: 24, width: 274 } })
    expect(changesOf('button--plain')[0]?.difference).toMatchObject({ step: 1 })
  })

  it('takes pictures of stories in the languages that they have in Chromium, and none of docs pages', () =>
    expect(outcome.compared.toSorted()).toEqual([
      'button--plain en-light-firefox',
      'card--plain en-light-firefox',
      'clock--now ar-light-firefox',
      'clock--now en-light-firefox',
      'gone--plain en-light-firefox',
      'named--plain en-light-firefox',
      'words--again en-light-firefox',
      'words--plain en-light-firefox',
    ]))
})
