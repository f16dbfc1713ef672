import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { testMoment } from '#database/testing/each-database.ts'
import { standingClock } from '#platform/clock.ts'
import { sitemaps } from './sitemap.ts'
import { eachWorld } from '../testing/test-world.ts'

eachWorld((open) => {
  it('lists every public profile once, over as many pages as it takes', async () => {
    const { db } = await open()
    const listing = async (page: number) => {
      const { index, profiles } = sitemaps({
        db,
        clock: standingClock(testMoment),
        publicUrl: 'https://wasla.example',
        page,
        admit: async () => null,
      })
      const app = new Hono().get('/sitemap.xml', index).get('/sitemap/profiles.xml', profiles)
      const locations = async (path: string) =>
        [...(await (await app.request(path)).text()).matchAll(/<loc>https:\/\/wasla\.example([^<]*)<\/loc>/g)].map(
          ([, found = '']) => found,
        )
      const pages = await locations('/sitemap.xml')
      return { pages, listed: (await Promise.all(pages.map(locations))).flat() }
    }
    const whole = await listing(10_000)
    const cut = await listing(7)
    expect(whole.pages).toHaveLength(1)
    expect(cut.pages).toHaveLength(Math.ceil(whole.listed.length / 7))
    expect(cut.listed).toEqual(whole.listed)
    expect(new Set(cut.listed).size).toBe(whole.listed.length)
    expect(whole.listed).toContain('/profile/influencer/reem_dosari')
  })
})
