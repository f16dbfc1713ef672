import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from 'playwright'
import { startBrowser } from '../camera.ts'
import { listen, type Site } from '../site.ts'
import { planted, plantedStories, right } from './fixture.ts'
import { Mirror } from './prove.ts'

let browser: Browser
let site: Site
let mirror: Mirror

beforeAll(async () => {
  browser = await startBrowser(() => undefined)
  site = await listen(plantedStories)
  mirror = await Mirror.place(browser, site.address)
  await mirror.turnTo('desktop')
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

describe('the mirror proof', () => {
  it.each(Object.entries(planted))('finds the planted fault “%s” and names the property', async (id, { kind, property }) => {
    const { faults } = await mirror.prove(id, false)
    expect(faults.map((fault) => fault.kind)).toEqual([kind])
    expect(faults[0]?.cause?.property ?? '').toBe(property)
  })

  it.each(Object.keys(right))('finds no fault in “%s”', async (id) => {
    const { faults } = await mirror.prove(`right-${id}`, false)
    expect(faults).toEqual([])
  })

  it('takes pictures with the real words of a story that has a fault', async () => {
    const { pictures } = await mirror.prove('margin')
    expect(pictures?.english.subarray(1, 4).toString()).toBe('PNG')
    expect(pictures?.english.equals(pictures.arabic)).toBe(false)
  })
})
