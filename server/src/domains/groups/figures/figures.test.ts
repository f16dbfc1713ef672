import { describe, expect, it } from 'vitest'
import { dayAt, plusDays, startOf } from '@wasla/contract/insights/days.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { createServices } from '../../../services/services.ts'
import { atHome } from '../../../testing/at-home.ts'
import { eachWorld } from '../../../testing/test-world.ts'

const today = dayAt(testMoment)
const query = `query ($id: ID!, $platform: Platform) {
  groupAvgStats(groupId: $id, platform: $platform) { followers engagement likes views postsPerWeek source measuredAt }
  groupRateSocialAnalytics(groupId: $id, platform: $platform) { gender { key weight } source measuredAt }
  groupMetrics(groupId: $id, platform: $platform, metrics: [FOLLOWERS, ENGAGEMENT]) { metric points { time value } source }
}`
const countries = 'query ($id: ID!) { groupTopCountries(groupId: $id) { country { id } count } }'

describe('the figures of a group', () => {
  eachWorld((open) => {
    /** A group of three whose accounts have three days of figures, and others outside the group. */
    async function withGroup(over: { isPrivate?: 0 | 1; isDiscoverable?: 0 | 1 } = {}) {
      const home = await atHome(await open())
      const { db, ids } = home.deps
      const { groupFigures } = createServices(home.deps)
      for (const table of ['social_snapshots', 'social_links', 'group_members'] as const) await db.deleteFrom(table).execute()
      const people = home.world.profiles.filter(({ status, type }) => status === 'Active' && type === 'INFLUENCER').slice(0, 5)
      const [first] = home.world.groups
      if (!first || people.length < 5) throw new Error('The demonstration is smaller than this needs')
      const groupId = first.id
      await db
        .updateTable('groups')
        .set({ is_private: over.isPrivate ?? 0, is_discoverable: over.isDiscoverable ?? 1, followers: 0 })
        .where('id', '=', groupId)
        .execute()

      const join = (at: number, role: 'Owner' | 'Member' = 'Member') => {
        const { id = '', userId = '' } = people[at] ?? {}
        const row = { id: ids.uuid(), group_id: groupId, profile_id: id, user_id: userId, role, joined_at: at }
        return db.insertInto('group_members').values(row).execute()
      }
      const measure = (account: string, day: string, figures: object = {}) =>
        db
          .insertInto('social_snapshots')
          .values({
            account_id: account,
            day,
            measured_at: startOf(day),
            followers: 1000,
            likes: 100,
            views: 500,
            posts: 2,
            engagement: 300,
            audience: JSON.stringify({
              age: [],
              gender: [{ key: 'female', weight: 1 }],
              types: [],
              countries: [],
              languages: [],
              races: [],
            }),
            source: 'API',
            ...figures,
          })
          .execute()
      const connect = async (at: number, followers: number, days = 3, platform = 'INSTAGRAM') => {
        const id = `${platform} ${at}`
        const { id: profileId = '' } = people[at] ?? {}
        const account = { social_profile_id: id, picture_url: null, profile_url: 'https://example.com', user_name: id, connected_at: 1 }
        const row = { id, profile_id: profileId, platform, followers, source: 'API' as const, ...account }
        await db.insertInto('social_links').values(row).execute()
        for (let back = 0; back < days; back++) await measure(id, plusDays(today, -back), { followers })
      }
      await join(0, 'Owner')
      for (const at of [1, 2]) await join(at)
      for (const at of [0, 1, 2, 3]) await connect(at, 1000 * (at + 1))
      await groupFigures.freshen()
      const numbers = people.map(({ userId }) => home.world.users.find(({ id }) => id === userId)?.mobileNo ?? '')
      const tokens = new Map<number, string>()
      const tokenOf = async (at: number) => {
        const known = tokens.get(at) ?? (await home.tokenOf((numbers[at] ?? '').slice(4)))
        tokens.set(at, known)
        return known
      }
      return {
        ...home,
        db,
        groupId,
        groupFigures,
        people,
        join,
        connect,
        measure,
        read: async (at: number, platform: string | null = null) =>
          home.ask(query, { token: await tokenOf(at), variables: { id: groupId, platform } }),
        countries: async (at: number | null) =>
          home.ask(countries, { ...(at === null ? {} : { token: await tokenOf(at) }), variables: { id: groupId } }),
        followers: async () => (await db.selectFrom('groups').select('followers').where('id', '=', groupId).executeTakeFirst())?.followers,
        isStale: async () =>
          (await db.selectFrom('group_figures_stale').selectAll().where('group_id', '=', groupId).executeTakeFirst()) !== undefined,
      }
    }

    it('are computed even if the computation fails for another group, and later for that group too', async () => {
      const t = await withGroup()
      const other = t.world.groups.find(({ id }) => id > t.groupId)
      if (!other) throw new Error('The demonstration has no group after this one')
      const { id = '', userId = '' } = t.people[4] ?? {}
      const row = { id: 'late', group_id: other.id, profile_id: id, user_id: userId, role: 'Member' as const, joined_at: 1 }
      await t.db.updateTable('social_snapshots').set({ audience: '{' }).where('account_id', '=', 'INSTAGRAM 0').execute()
      await t.join(3)
      await t.db.insertInto('group_members').values(row).execute()
      const stale = async () => (await t.db.selectFrom('group_figures_stale').select('group_id').execute()).map((one) => one.group_id)
      expect(await stale()).toEqual(expect.arrayContaining([t.groupId, other.id]))
      await t.groupFigures.freshen(10)
      expect(await stale()).toEqual([t.groupId])
      await t.groupFigures.freshen()
      expect(await stale()).toEqual([t.groupId])
      await t.db.updateTable('social_snapshots').set({ audience: null }).where('account_id', '=', 'INSTAGRAM 0').execute()
      await t.groupFigures.freshen()
      expect(await stale()).toEqual([])
      expect((await t.read(0)).data).toMatchObject({ groupAvgStats: { followers: 2500 } })
    })

    it('sum up its members, with source and age, in few statements', async () => {
      const t = await withGroup()
      const { data, errors, statements } = await t.read(0)
      expect(errors).toBeUndefined()
      expect(data).toMatchObject({
        groupAvgStats: { followers: 2000, engagement: 3, likes: 100, source: 'API', measuredAt: `${today}T00:00:00.000Z` },
        groupRateSocialAnalytics: { gender: [{ key: 'female', weight: 1 }], source: 'API' },
        groupMetrics: [
          { metric: 'FOLLOWERS', points: [2, 1, 0].map((back) => ({ time: `${plusDays(today, -back)}T00:00:00.000Z`, value: 6000 })) },
          { metric: 'ENGAGEMENT', source: 'API' },
        ],
      })
      expect(statements).toBeLessThanOrEqual(9)
      expect(await t.followers()).toBe(6000)
      expect((await t.read(0, 'INSTAGRAM')).data?.['groupAvgStats']).toEqual(data?.['groupAvgStats'])
      expect((await t.read(0, 'TIKTOK')).data).toMatchObject({
        groupAvgStats: null,
        groupRateSocialAnalytics: null,
        groupMetrics: [{ points: [], source: null }, { points: [] }],
      })
    })

    it('are hidden if fewer than three of its members have figures', async () => {
      const t = await withGroup()
      await t.db.deleteFrom('social_links').where('id', '=', 'INSTAGRAM 1').execute()
      await t.groupFigures.freshen()
      expect((await t.read(0)).data).toMatchObject({
        groupAvgStats: null,
        groupRateSocialAnalytics: null,
        groupMetrics: [{ points: [] }, { points: [] }],
      })
      expect(await t.followers()).toBe(4000)
    })

    it('leave out members who are not public', async () => {
      const t = await withGroup()
      await t.db
        .updateTable('profiles')
        .set({ status: 'Inactive' })
        .where('id', '=', t.people[1]?.id ?? '')
        .execute()
      await t.groupFigures.freshen()
      expect((await t.read(0)).data?.['groupAvgStats']).toBeNull()
      expect(await t.followers()).toBe(4000)
    })

    it('do not change while somebody joins: the group is marked, and the job computes them later', async () => {
      const t = await withGroup()
      const before = await t.db.selectFrom('group_days').selectAll().execute()
      await t.join(3)
      expect(await t.isStale()).toBe(true)
      expect(await t.followers()).toBe(6000)
      expect(await t.db.selectFrom('group_days').selectAll().execute()).toEqual(before)
      await t.groupFigures.freshen()
      expect(await t.isStale()).toBe(false)
      expect(await t.followers()).toBe(10_000)
      expect((await t.read(0)).data).toMatchObject({
        groupAvgStats: { followers: 2500 },
        groupMetrics: [{ points: [{ value: 10_000 }, {}, {}] }, {}],
      })
    })

    it('are computed again for the day of a new measurement, and for a new day without a measurement', async () => {
      const t = await withGroup()
      await t.measure('INSTAGRAM 0', plusDays(today, 1), { followers: 5000 })
      expect(await t.db.selectFrom('group_figures_stale').select('since').executeTakeFirst()).toEqual({ since: plusDays(today, 1) })
      t.deps.clock.advance(86_400_000)
      await t.groupFigures.freshen()
      const days = () => t.db.selectFrom('group_days').select(['day', 'followers']).where('platform', '=', 'ALL').orderBy('day').execute()
      expect((await days()).at(-1)).toEqual({ day: plusDays(today, 1), followers: 10_000 })
      t.deps.clock.advance(86_400_000 + 1)
      await t.groupFigures.renew()
      await t.groupFigures.freshen()
      expect((await days()).at(-1)).toEqual({ day: plusDays(today, 2), followers: 10_000 })
    })

    it('include the new day even if only a country changed before a nightly renewal or during it', async () => {
      const t = await withGroup()
      const move = (countryId: string) =>
        t.db
          .updateTable('profiles')
          .set({ country_id: countryId })
          .where('id', '=', t.people[0]?.id ?? '')
          .execute()
      const last = () => t.db.selectFrom('group_days').select('day').where('platform', '=', 'ALL').orderBy('day', 'desc').executeTakeFirst()
      t.deps.clock.advance(86_400_000)
      await move('EG')
      await t.groupFigures.freshen()
      expect(await last()).toEqual({ day: plusDays(today, 1) })
      t.deps.clock.advance(86_400_000 + 1)
      await move('AE')
      await t.groupFigures.renew()
      const since = (await t.db.selectFrom('group_figures_stale').select('since').where('group_id', '=', t.groupId).execute())[0]
      expect(since).toEqual({ since: plusDays(today, 1) })
      await t.groupFigures.freshen()
      expect(await last()).toEqual({ day: plusDays(today, 2) })
    })

    it('include changes that are made while they are computed', async () => {
      const t = await withGroup()
      await t.join(3)
      const work = t.groupFigures.freshen()
      await t.join(4)
      await work
      await t.groupFigures.freshen()
      expect((await t.countries(null)).data).toEqual({ groupTopCountries: [{ country: { id: 'SA' }, count: 5 }] })
    })

    it('cause a measurement of invented accounts that were never measured', async () => {
      const t = await withGroup()
      await t.db.deleteFrom('social_links').execute()
      for (const at of [0, 1, 2]) await t.connect(at, 1000, 0)
      await t.db.updateTable('social_links').set({ source: 'DEMO' }).execute()
      await t.groupFigures.freshen()
      const { data } = await t.read(0)
      expect(data).toMatchObject({ groupAvgStats: { source: 'DEMO' }, groupMetrics: [{ source: 'DEMO' }, {}] })
      expect(data?.['groupMetrics']).toEqual([
        expect.objectContaining({
          points: expect.arrayContaining([
            { time: `${plusDays(today, -25)}T00:00:00.000Z`, value: expect.any(Number) as unknown },
          ]) as unknown,
        }),
        expect.anything(),
      ])
      expect(await t.followers()).toBe(3000)
    })

    it('are deleted with the group', async () => {
      const t = await withGroup()
      await t.db.updateTable('groups').set({ deleted_at: 1 }).where('id', '=', t.groupId).execute()
      await t.db.deleteFrom('group_members').where('group_id', '=', t.groupId).execute()
      await t.groupFigures.freshen()
      for (const table of ['group_figures', 'group_countries', 'group_days'] as const)
        expect(await t.db.selectFrom(table).selectAll().where('group_id', '=', t.groupId).execute()).toEqual([])
      expect((await t.read(0)).errors?.[0]?.extensions).toEqual({ code: 'GROUP_NOT_FOUND' })
    })

    it('are readable by everybody signed in if the group is discoverable; its countries are readable without signing in too', async () => {
      const t = await withGroup({ isPrivate: 1 })
      expect((await t.read(4)).errors).toBeUndefined()
      for (const reader of [null, 4, 0]) {
        const { data, statements } = await t.countries(reader)
        expect(data).toEqual({ groupTopCountries: [{ country: { id: 'SA' }, count: 3 }] })
        expect(statements).toBeLessThanOrEqual(3)
      }
    })

    it('are readable only by members if the group is hidden; for others the group does not seem to exist', async () => {
      const t = await withGroup({ isDiscoverable: 0 })
      expect((await t.read(2)).errors).toBeUndefined()
      expect((await t.countries(2)).errors).toBeUndefined()
      const none = await t.ask(countries, { variables: { id: 'nothing' } })
      expect((await t.countries(null)).errors?.[0]?.extensions).toEqual(none.errors?.[0]?.extensions)
      const refused = await t.read(4)
      expect(refused.errors?.map(({ extensions }) => extensions)).toEqual(
        Array.from({ length: refused.errors?.length ?? 0 }, () => ({ code: 'GROUP_NOT_FOUND' })),
      )
      expect(JSON.stringify(refused.data ?? null)).not.toContain('6000')
    })
  })
})
