import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright'
import { startBrowser } from '../camera.ts'
import { listen, type Site } from '../site.ts'
import { planted, plantedStories, right } from './fixture.ts'
import { Reader } from './prove.ts'

let browser: Browser
let site: Site
let reader: Reader

beforeAll(async () => {
  browser = await startBrowser(() => undefined)
  site = await listen(plantedStories)
  reader = await Reader.place(browser, site.address, {
    isMessageId: (text) => text === 'invites.send',
    isOwnWord: (word) => word === 'NEW',
  })
  await reader.turnTo('desktop')
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the reading of a story in both languages', () => {
  it.each(Object.entries(planted))('finds the planted fault “%s”', async (id, { kinds }) => {
    expect((await reader.prove(id)).map(({ kind }) => kind)).toEqual(kinds)
  })

  it.each(Object.keys(right))('finds no fault in “%s”', async (id) => {
    expect(await reader.prove(`right-${id}`)).toEqual([])
  })
})
