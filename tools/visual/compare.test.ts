import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from './camera.ts'
import { compare } from './compare.ts'
import { plainLook, storiesIn, type Look } from './fixture.ts'
import { listen } from './site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser(() => undefined)
}, 60_000)
afterAll(() => browser.close())

async function differencesOf(look: Partial<Look>, only = /./) {
  const base = await listen(storiesIn(plainLook))
  const here = await listen(storiesIn({ ...plainLook, ...look }))
  try {
    return await compare(browser, { base: base.address, here: here.address }, { isAsked: (id) => only.test(id) })
  } finally {
    await Promise.all([base.close(), here.close()])
  }
}
const named = ({ changes }: Awaited<ReturnType<typeof differencesOf>>) => [...new Set(changes.map(({ kind, id }) => `${kind} ${id}`))]

describe('the comparison of stories', { timeout: 60_000 }, () => {
  it('finds nothing between two runs of the same state, though a story shows the time and chance', async () => {
    const outcome = await differencesOf({})
    expect(outcome).toMatchObject({ changes: [], failed: [], unsteady: [], compared: 6, pictures: 12 })
  })

  it('sees a corner that is one pixel rounder, a colour that is one step darker, and names a story that is gone', async () => {
    const outcome = await differencesOf({ radius: 9, colour: '#0b6b5d', stories: ['card--plain', 'button--plain'] })
    expect(named(outcome)).toEqual(['changed card--plain', 'changed button--plain', 'removed clock--now'])
    const [corner, colour] = outcome.changes
    expect(corner?.difference).toMatchObject({ box: { x: 24, y: 24, width: 274 } })
    expect(colour?.difference).toMatchObject({ step: 1 })
  })

  it('sees words that moved by one pixel', async () =>
    expect(named(await differencesOf({ shift: 1 }, /card/))).toEqual(['changed card--plain']))
})
