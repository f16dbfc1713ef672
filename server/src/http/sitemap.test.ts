import { expect, it } from 'vitest'
import { Hono } from 'hono'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { groupListing, profileListing, programListing, sitemaps, type Listing } from './sitemap.ts'
import { RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { addPrograms, clearPrograms, programOf } from '../domains/programs/testing/program-rows.ts'
import { createServices } from '../services/services.ts'
import { testDeps } from '../testing/test-deps.ts'
import { fixedFlags } from '../domains/flags/service.ts'
import { eachWorld } from '../testing/test-world.ts'

/** Returns the lists in an index, and all addresses in them. */
async function listing(listed: Listing, page: number) {
  const { index, lists } = sitemaps({
    listings: [listed],
    clock: manualClock(testMoment),
    publicUrl: 'https://wasla.example',
    page,
    admit: async () => null,
  })
  const app = new Hono().get('/sitemap.xml', index)
  for (const { path, answer } of lists) app.get(path, answer)
  const locations = async (path: string) =>
    [...(await (await app.request(path)).text()).matchAll(/<loc>https:\/\/wasla\.example([^<]*)<\/loc>/g)].map(([, found = '']) => found)
  const pages = await locations('/sitemap.xml')
  return { pages, listed: (await Promise.all(pages.map(locations))).flat() }
}

eachWorld((open) => {
  it('lists every public profile once, on as many pages as needed', async () => {
    const { db } = await open()
    const whole = await listing(profileListing(db), 10_000)
    const cut = await listing(profileListing(db), 7)
    expect(whole.pages).toHaveLength(1)
    expect(cut.pages).toHaveLength(Math.ceil(whole.listed.length / 7))
    expect(cut.listed).toEqual(whole.listed)
    expect(new Set(cut.listed).size).toBe(whole.listed.length)
    expect(whole.listed).toContain('/profile/influencer/reem_dosari')
  })

  it('lists every program that anybody may find, and no other', async () => {
    const handle = await open()
    await clearPrograms(handle.db)
    await addPrograms(
      handle.db,
      [
        ...['a', 'b', 'c', 'd'].map((id) => programOf(id)),
        programOf('hidden', { isVisible: false }),
        programOf('draft', { status: 'Draft' }),
        programOf('held', { status: 'OnHold' }),
        programOf('scheduled', { status: 'Soon', publishDate: testMoment + 1 }),
        programOf('adult', { profileId: RAWSHAN.profile.id, userId: RAWSHAN.user.id }),
      ],
      {},
    )
    await handle.db.updateTable('profiles').set({ is_nsfw: 1 }).where('id', '=', RAWSHAN.profile.id).execute()
    const deps = testDeps(handle)
    const all = ['a', 'b', 'c', 'd'].map((id) => `/program/${id}/overview`)
    expect(await listing(programListing(createServices(deps)), 10_000)).toEqual({ pages: ['/sitemap/programs.xml'], listed: all })
    expect(await listing(programListing(createServices(deps)), 2)).toEqual({
      pages: ['/sitemap/programs.xml', '/sitemap/programs.xml?after=b'],
      listed: all,
    })
    const off = createServices({ ...deps, flags: fixedFlags({ program: false, payment: true }) })
    expect(await listing(programListing(off), 2)).toEqual({ pages: [], listed: [] })
  })

  it('lists every discoverable group once, and no hidden or deleted one', async () => {
    const { db } = await open()
    const all = await db.selectFrom('groups').select(['id', 'user_name']).orderBy('id').execute()
    const [hidden, deleted, ...shown] = all
    await db.updateTable('groups').set({ is_discoverable: 1, deleted_at: null }).execute()
    await db
      .updateTable('groups')
      .set({ is_discoverable: 0 })
      .where('id', '=', hidden?.id ?? '')
      .execute()
    await db
      .updateTable('groups')
      .set({ deleted_at: 1 })
      .where('id', '=', deleted?.id ?? '')
      .execute()
    const listed = shown.map((group) => `/groups/${group.user_name}`)
    expect(listed.length).toBeGreaterThan(1)
    expect(await listing(groupListing(db), 10_000)).toEqual({ pages: ['/sitemap/groups.xml'], listed })
    expect((await listing(groupListing(db), 2)).listed).toEqual(listed)
  })
})
