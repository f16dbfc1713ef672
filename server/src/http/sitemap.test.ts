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

/** A list of `count` made-up addresses. */
const madeUp = (count: number): Listing => {
  const keys = Array.from({ length: count }, (_, at) => String(at).padStart(6, '0'))
  const after = async (key: string, most: number) => {
    const from = key === '' ? 0 : Number(key) + 1
    return keys.slice(from, from + most).map((one) => ({ key: one, path: `/made-up/${one}` }))
  }
  return {
    name: 'made-up',
    isKey: (text) => /^\d*$/.test(text),
    starts: async (size) => keys.flatMap((_, at) => (at % size === 0 ? [at === 0 ? '' : (keys[at - 1] ?? '')] : [])),
    after,
  }
}

/** Returns the lists in an index, and all addresses in them. */
async function listing(listed: Listing, page?: number) {
  const { index, lists } = sitemaps({
    listings: [listed],
    clock: manualClock(testMoment),
    publicUrl: 'https://wasla.example',
    ...(page !== undefined && { page }),
    admit: async () => null,
  })
  const app = new Hono().get('/sitemap.xml', index)
  for (const { path, answer } of lists) app.get(path, answer)
  const locations = async (path: string) =>
    [...(await (await app.request(path)).text()).matchAll(/<loc>https:\/\/wasla\.example([^<]*)<\/loc>/g)].map(([, found = '']) => found)
  const pages = await locations('/sitemap.xml')
  return { pages, listed: (await Promise.all(pages.map(locations))).flat() }
}

it('lists more than 50,000 addresses in parts that the protocol allows, each address once', async () => {
  const { pages, listed } = await listing(madeUp(50_001))
  expect(pages).toEqual([
    '/sitemap/made-up.xml',
    ...['009999', '019999', '029999', '039999', '049999'].map((after) => `/sitemap/made-up.xml?after=${after}`),
  ])
  expect(listed).toHaveLength(50_001)
  expect(new Set(listed).size).toBe(50_001)
})

it('has no part that is empty if the last part is full', async () => {
  const { pages, listed } = await listing(madeUp(20_000))
  expect(pages).toHaveLength(2)
  expect(listed).toHaveLength(20_000)
})

it('refuses an address whose key cannot exist, and names the seconds to a caller that reads too many lists', async () => {
  const { lists } = sitemaps({
    listings: [madeUp(3)],
    clock: manualClock(testMoment),
    publicUrl: 'https://wasla.example',
    admit: async () => 7,
  })
  const app = new Hono()
  for (const { path, answer } of lists) app.get(path, answer)
  expect((await app.request('/sitemap/made-up.xml?after=%3Cx%3E')).status).toBe(404)
  const refused = await app.request('/sitemap/made-up.xml')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
})

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
