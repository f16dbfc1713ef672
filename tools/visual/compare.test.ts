import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from './camera.ts'
import { compare, type Outcome } from './compare.ts'
import { plainLook, storiesIn, type Look } from './fixture.ts'
import { storedIn } from './stored.ts'
import { listen, type Handler } from './site.ts'

/** Everything is looked at in one comparison: a page for each side, mode and hand is most of what one costs. */
const before: Look = { ...plainLook, stories: [...plainLook.stories, 'gone--plain'] }
const now: Look = { ...plainLook, radius: 9, colour: '#0b6b5d', shift: 1 }

let outcome: Outcome
let second: Outcome
/** Told by how many pages of the base are opened in the second comparison: what is stored is not taken again. */
let opened = 0
const folder = mkdtempSync(path.join(tmpdir(), 'wasla-stored-'))
beforeAll(async () => {
  const browser = await startBrowser(() => undefined)
  let isSecond = false
  const stories = storiesIn(before)
  const counted: Handler = (request, response) => {
    if (isSecond) opened++
    stories(request, response)
  }
  const [base, here] = [await listen(counted), await listen(storiesIn(now))]
  const again = () =>
    compare(browser, { base: base.address, here: here.address }, { isRequested: (id) => id !== 'words--again', stored: storedIn(folder) })
  try {
    outcome = await again()
    isSecond = true
    second = await again()
  } finally {
    await Promise.all([base.close(), here.close(), browser.close()])
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const changeOf = (id: string) => outcome.changes.find((change) => change.id === id)

describe('the comparison of stories and docs pages', () => {
  it('names what changed and what is gone, in the order of the stories, and nothing that nobody asked for', () => {
    expect(outcome.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'changed card--plain',
      'changed button--plain',
      'changed words--plain',
      'changed card--docs',
      'changed card--docs',
      'removed gone--plain',
    ])
    expect(outcome).toMatchObject({ failed: [], unsteady: [], compared: 10, pictures: 19 })
  })

  it('finds the same a second time, with the pictures of the base that it stored', () => {
    expect(second.changes).toEqual(outcome.changes)
    expect(second.pictures).toBe(9)
    expect(opened).toBe(0)
  })

  it('sees what changed on a docs page, in both languages', () =>
    expect(outcome.changes.filter(({ isDocs }) => isDocs).map(({ mode }) => mode.split('-')[0])).toEqual(['en', 'ar']))

  it('finds nothing in what is the same in both, though it shows the time and chance', () => expect(changeOf('clock--now')).toBeUndefined())

  it('sees a corner that is one pixel rounder', () =>
    expect(changeOf('card--plain')?.difference).toMatchObject({ box: { x: 24, y: 24, width: 274 } }))

  it('sees a colour that is one step darker', () => expect(changeOf('button--plain')?.difference).toMatchObject({ step: 1 }))

  it('sees words that moved by one pixel', () => expect(changeOf('words--plain')?.difference?.pixels).toBeGreaterThan(0))
})
