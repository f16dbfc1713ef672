import { beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from './camera.ts'
import { compare, type Outcome } from './compare.ts'
import { plainLook, storiesIn, type Look } from './fixture.ts'
import { listen } from './site.ts'

/** Everything is looked at in one comparison: a page for each side, mode and hand is most of what one costs. */
const before: Look = { ...plainLook, stories: [...plainLook.stories, 'gone--plain'] }
const now: Look = { ...plainLook, radius: 9, colour: '#0b6b5d', shift: 1 }

let outcome: Outcome
beforeAll(async () => {
  const browser = await startBrowser(() => undefined)
  const [base, here] = [await listen(storiesIn(before)), await listen(storiesIn(now))]
  try {
    outcome = await compare(browser, { base: base.address, here: here.address }, { isRequested: (id) => id !== 'words--again' })
  } finally {
    await Promise.all([base.close(), here.close(), browser.close()])
  }
})

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

  it('sees what changed on a docs page, in both languages', () =>
    expect(outcome.changes.filter(({ isDocs }) => isDocs).map(({ mode }) => mode.split('-')[0])).toEqual(['en', 'ar']))

  it('finds nothing in what is the same in both, though it shows the time and chance', () => expect(changeOf('clock--now')).toBeUndefined())

  it('sees a corner that is one pixel rounder', () =>
    expect(changeOf('card--plain')?.difference).toMatchObject({ box: { x: 24, y: 24, width: 274 } }))

  it('sees a colour that is one step darker', () => expect(changeOf('button--plain')?.difference).toMatchObject({ step: 1 }))

  it('sees words that moved by one pixel', () => expect(changeOf('words--plain')?.difference?.pixels).toBeGreaterThan(0))
})
