import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedLines } from './access/differ.ts'
import { startBrowser } from './camera.ts'
import { compare, type Outcome } from './compare.ts'
import { plainLook, storiesIn, type Look } from './fixture.ts'
import { remember } from './histories.ts'
import { timesMoved } from './history.ts'
import { storedIn } from './stored.ts'
import { listen, type Handler } from './site.ts'
import { chromiumStudio } from './studio.ts'

/** All tests share one comparison, because opening a page for each side, mode and worker is most of its cost. */
const stories = [...plainLook.stories, 'named--plain', 'choice--plain', 'sent--plain', 'whisper--plain']
const before: Look = { ...plainLook, stories: [...stories, 'gone--plain'] }
const now: Look = {
  ...plainLook,
  stories,
  radius: 9,
  colour: '#0b6b5d',
  shift: 1,
  name: '',
  role: 'role="switch"',
  live: 'role="status"',
}

let outcome: Outcome
let second: Outcome
/** How many pages of the base the second comparison opens; none, if it uses the stored pictures. */
let opened = 0
const folder = mkdtempSync(path.join(tmpdir(), 'wasla-stored-'))
beforeAll(async () => {
  const browser = await startBrowser(() => undefined)
  let isSecond = false
  const serve = storiesIn(before)
  const counted: Handler = (request, response) => {
    if (isSecond) opened++
    serve(request, response)
  }
  const [base, here] = [await listen(counted), await listen(storiesIn(now))]
  const again = () =>
    compare(
      chromiumStudio(browser),
      { base: base.address, here: here.address },
      { isRequested: (id) => id !== 'words--again', stored: storedIn(folder) },
    )
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
  it('returns the changed and removed stories in their order, and only requested stories', () => {
    expect(outcome.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'changed card--plain',
      'changed button--plain',
      'changed words--plain',
      'changed card--docs',
      'changed card--docs',
      'removed gone--plain',
    ])
    expect(outcome).toMatchObject({ failed: [], pictures: 29 })
    expect(outcome.compared).toHaveLength(15)
  })

  it('returns the same a second time, from the stored pictures of the base', () => {
    expect(second.changes).toEqual(outcome.changes)
    expect(second.trees).toEqual(outcome.trees)
    expect(second.pictures).toBe(14)
    expect(opened).toBe(0)
  })

  it('reports what moved in a story that depends on the story before it, and lists no change of it', () => {
    expect(changeOf('restless--plain')).toBeUndefined()
    const unsteady = outcome.unsteady.toSorted((one, other) => one.id.localeCompare(other.id))
    expect(unsteady.map(({ id, moved }) => `${id} ${moved.map(({ side }) => side).join(' ')}`)).toEqual([
      'restless--plain base here',
      'whisper--plain ',
    ])
    expect(unsteady.map(({ hasTreeMoved }) => hasTreeMoved)).toEqual([undefined, true])
    for (const { box, picture } of outcome.unsteady.flatMap(({ moved }) => moved)) {
      expect(box).toMatchObject({ x: 24, y: 24 })
      expect(picture.length).toBeGreaterThan(0)
    }
  })

  it('adds what moved to the stored history, without pictures', () => {
    const file = path.join(folder, 'history', 'unsteady.json')
    expect(timesMoved(remember(outcome, new Date(0), file), 'restless--plain en-light-desktop')).toEqual({ moved: 1, of: 1 })
    const again = remember({ ...outcome, unsteady: [] }, new Date(1), file)
    expect(timesMoved(again, 'restless--plain en-light-desktop')).toEqual({ moved: 1, of: 2 })
    expect(readFileSync(file, 'utf8').length).toBeLessThan(1000)
  })

  it('finds a lost name, another role and a new live region, whose pictures are the same, and no other change of a tree', () => {
    const changed = outcome.trees.map(({ id, base, here }) => ({
      id,
      lines: changedLines(base, here)
        .filter((line) => !line.startsWith(' '))
        .map((line) => `${line[0] ?? ''} ${line.slice(1).trim()}`),
    }))
    expect(changed).toEqual([
      { id: 'named--plain', lines: ['- button "Invite Noura"', '- text "+"', '+ button "+"'] },
      { id: 'choice--plain', lines: ['- checkbox "Notify me" checked', '+ switch "Notify me" checked'] },
      { id: 'sent--plain', lines: ['- paragraph', '+ status live=polite atomic'] },
    ])
  })

  it('finds a change of a docs page in both languages', () =>
    expect(outcome.changes.filter(({ isDocs }) => isDocs).map(({ mode }) => mode.split('-')[0])).toEqual(['en', 'ar']))

  it('finds no change in a story that shows the time and random numbers', () => expect(changeOf('clock--now')).toBeUndefined())

  it('finds a corner that is one pixel rounder', () =>
    expect(changeOf('card--plain')?.difference).toMatchObject({ box: { x: 24, y: 24, width: 274 } }))

  it('finds a colour that is one step darker', () => expect(changeOf('button--plain')?.difference).toMatchObject({ step: 1 }))

  it('finds words that moved by one pixel', () => expect(changeOf('words--plain')?.difference?.pixels).toBeGreaterThan(0))
})
