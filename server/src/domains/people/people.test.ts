import { sql, type CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { PeopleFilter } from '@wasla/contract/generated/user-types.ts'
import { readPeopleFilter } from '@wasla/contract/people/filter.ts'
import { listAlternatives, listPeople } from '@wasla/contract/people/listed.ts'
import type { PersonRecord } from '@wasla/contract/people/person.ts'
import { meetsPeopleQuery } from '@wasla/contract/people/matching.ts'
import { people, peopleCases, peopleOrders } from '@wasla/contract/people/testing/people.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPeople, somebodyFrom } from '../search/testing/people-rows.ts'
import { searchHome } from '../search/testing/search-home.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { findMatches, latestOfFew, latestOfMany } from './stores/list.ts'

const day = 24 * 60 * 60_000

async function home(handle: DatabaseHandle, who: readonly PersonRecord[] = people) {
  const t = await searchHome(handle)
  await t.onlyThese([])
  await addPeople(t.db, who.map(somebodyFrom))
  await t.freshen()
  // The reader is not in the directory, so that the results contain only the people of the cases.
  await t.db.updateTable('profiles').set({ user_name: null, user_name_key: null }).where('id', '=', t.noura.id).execute()
  return {
    ...t,
    list: (filter: PeopleFilter, sort = 'BEST_MATCH', pagination = '{ limit: 100 }') =>
      t.page(`query ($filter: PeopleFilter) { people(filter: $filter, sort: ${sort}, pagination: ${pagination}) { count data { id } } }`, {
        filter,
      }),
    alternatives: async (filter: PeopleFilter) =>
      (
        await t.ask('query ($filter: PeopleFilter!) { peopleAlternatives(filter: $filter) { without count } }', {
          token: t.token,
          variables: { filter },
        })
      ).data?.['peopleAlternatives'],
    save: (name: string, filter: PeopleFilter) =>
      t.ask('mutation ($input: SavePeopleFilterInput!) { savePeopleFilter(savePeopleFilterInput: $input) { id name filter createdAt } }', {
        token: t.token,
        variables: { input: { name, filter } },
      }),
    saved: async () => (await t.ask('{ mySavedPeopleFilters { id name filter } }', { token: t.token })).data?.['mySavedPeopleFilters'],
    notified: () =>
      t.db
        .selectFrom('notifications')
        .select(['profile_id', 'meta', 'reference_id'])
        .where('type', '=', 'SAVED_PEOPLE_FILTER_MATCHED')
        .where('profile_id', '=', t.noura.id)
        .where('reference_id', 'in', (filters) => filters.selectFrom('saved_people_filters').select('id'))
        .orderBy('created_at')
        .execute(),
  }
}

const without = (...ids: string[]) => people.filter(({ profileId }) => !ids.includes(profileId))

describe('the directory of people', () => {
  eachWorld((open) => {
    it('finds the same people in the database as the contract’s functions, in the same orders', async () => {
      const t = await home(await open())
      for (const { filter, found } of peopleCases) {
        const { codes, count, ids } = await t.list(filter)
        expect([filter, codes, count, ids?.toSorted()]).toEqual([filter, [], found.length, found])
      }
      for (const { sort, filter, found } of peopleOrders)
        expect([sort, filter, (await t.list(filter, sort)).ids]).toEqual([sort, filter, found])
      for (const term of ['%', '_', '"', '*', 'NEAR(reem)', '-', 'words:', 'َُ'])
        expect([term, (await t.list({ term })).ids]).toEqual([term, []])
    })

    it('returns correct results for 1,300 people too, for any filter and order', async () => {
      const many = Array.from({ length: 1_300 }, (_, at): PersonRecord => ({
        ...(people[at % people.length] as PersonRecord),
        profileId: `many-${String(at).padStart(4, '0')}`,
        userName: `many_${at}`,
        followers: (at * 7_919) % 100_003,
        createdAt: at % 50,
      }))
      const t = await home(await open(), many)
      const filters: readonly PeopleFilter[] = [{}, { types: ['INFLUENCER'] }, { minFollowers: 90_000 }, { term: 'many' }]
      for (const filter of filters)
        for (const sort of ['BEST_MATCH', 'FOLLOWERS', 'ENGAGEMENT', 'PRICE', 'NEWEST'] as const)
          for (const offset of [0, 990]) {
            const expected = listPeople(many, { query: readPeopleFilter(filter), sort, reader: t.noura.id }, { limit: 20, offset })
            const { count, ids } = await t.list(filter, sort, `{ limit: 20, offset: ${offset} }`)
            expect([filter, sort, offset, count, ids]).toEqual([
              filter,
              sort,
              offset,
              expected.count,
              expected.data.map(({ profileId }) => profileId),
            ])
          }
    })

    it('returns, for each filter, how many people match without it', async () => {
      const t = await home(await open())
      const filter = { placeId: 'gn:108410', minFollowers: 1_000_000, interests: ['coffee'] }
      expect(await t.alternatives(filter)).toEqual(listAlternatives(people, readPeopleFilter(filter), 'somebody'))
    })

    it('returns the figures that the profile’s page shows, and no others', async () => {
      const t = await home(await open())
      const { data } = await t.ask(
        `{ people(filter: { term: "dosari" }) { data { id followers engagement creators priceFrom city platforms country { id } interests { id } profile { fullName userName isVerified email } } } }`,
        { token: t.token },
      )
      expect(data?.['people']).toEqual({
        data: [
          {
            id: 'reem',
            followers: 86_000,
            engagement: 6.1,
            creators: null,
            priceFrom: 400_00,
            city: expect.any(String) as unknown,
            platforms: ['INSTAGRAM', 'SNAPCHAT'],
            country: { id: 'SA' },
            interests: [{ id: 'coffee' }, { id: 'travel' }],
            profile: { fullName: 'Reem Aldosari', userName: 'reem', isVerified: true, email: null },
          },
        ],
      })
      const posts = await t.ask('{ people(filter: { service: POSTS, term: "dosari" }) { data { priceFrom } } }', { token: t.token })
      expect(posts.data?.['people']).toEqual({ data: [{ priceFrom: 1_500_00 }] })
      const { data: page } = await t.ask('{ publicProfile(user_name: "reem") { avgStats { engagement followers } } }')
      expect(page?.['publicProfile']).toMatchObject({ avgStats: { engagement: 6.1 } })
    })

    it('runs the same number of statements for any page size', async () => {
      const t = await home(await open())
      const card =
        'id followers engagement creators priceFrom city country { id } platforms interests { id } profile { fullName userName profileImage type isVerified }'
      const cards = (limit: number) => t.ask(`{ people(pagination: { limit: ${limit} }) { count data { ${card} } } }`, { token: t.token })
      const [one, all] = [await cards(1), await cards(6)]
      expect([one.codes, all.codes]).toEqual([[], []])
      // The statements: the session, the count, the page, and its profiles, interests and networkers.
      expect(all.statements).toBeLessThanOrEqual(7)
      const alternatives = await t.ask(
        '{ peopleAlternatives(filter: { term: "a", types: [AGENT], platforms: [TIKTOK], minFollowers: 9, minEngagement: 2, countryId: "SA", placeId: "gn:1", interests: ["food"], maxPrice: 1000, isVerified: true }) { count } }',
        { token: t.token },
      )
      expect(alternatives.codes).toEqual([])
      expect(alternatives.statements).toBeLessThanOrEqual(12)
    })
  })
})

describe('a saved filter', () => {
  eachWorld((open) => {
    it('is stored as it was chosen, only its owner can delete it, and the response is the same for everybody', async () => {
      const t = await home(await open())
      const { codes, data } = await t.save(' Coffee ', { interests: ['coffee'], types: [] })
      expect([codes, data?.['savePeopleFilter']]).toMatchObject([[], { name: 'Coffee', filter: { interests: ['coffee'] } }])
      const id = (data?.['savePeopleFilter'] as { id: string } | undefined)?.id ?? ''
      const brand = await t.enter('BRAND')
      const remove = (token: string, which: string) =>
        t.ask('mutation ($id: ID!) { deleteSavedPeopleFilter(id: $id) { id } }', { token, variables: { id: which } })
      expect((await remove(brand, id)).data).toEqual({ deleteSavedPeopleFilter: { id } })
      expect((await remove(brand, 'none')).data).toEqual({ deleteSavedPeopleFilter: { id: 'none' } })
      expect(await t.saved()).toEqual([{ id, name: 'Coffee', filter: { interests: ['coffee'] } }])
      await remove(t.token, id)
      expect(await t.saved()).toEqual([])
    })

    it('is refused with errors at its fields, and above twenty filters, even if two are saved at once', async () => {
      const t = await home(await open())
      expect((await t.save('', { interests: ['coffee'] })).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await t.save('Everybody', {})).codes).toEqual(['DTO_VALIDATION_ERROR'])
      for (let at = 0; at < 19; at++) expect((await t.save(`Coffee ${at}`, { interests: ['coffee'] })).codes).toEqual([])
      const both = await Promise.all(['one', 'two'].map((name) => t.save(name, { interests: ['coffee'] })))
      expect(both.map(({ codes }) => codes).toSorted()).toEqual([[], ['DTO_VALIDATION_ERROR']])
      expect(await t.saved()).toHaveLength(20)
    })

    it('notifies of new matches once a day, and of each person only once', async () => {
      const t = await home(await open(), without('huda', 'omar'))
      await t.save('Coffee', { interests: ['coffee'] })
      const alerts = async () => {
        await t.freshen()
        await Promise.all([t.services.people.sendSavedSearchAlerts(), t.services.people.sendSavedSearchAlerts()])
        return t.notified()
      }
      await addPeople(t.db, people.filter(({ profileId }) => ['huda', 'omar'].includes(profileId)).map(somebodyFrom), 90)
      expect(await alerts()).toEqual([])
      t.moveOn(day)
      const [first, ...others] = await alerts()
      expect(others).toEqual([])
      expect(first?.profile_id).toBe(t.noura.id)
      expect(JSON.parse(first?.meta ?? '{}')).toEqual({ count: 2, filterName: 'Coffee' })
      expect(await alerts()).toHaveLength(1)
      t.moveOn(day)
      expect(await alerts()).toHaveLength(1)
    })

    it('does not notify a profile while it is not visible, and notifies it when it is visible again', async () => {
      const t = await home(await open(), without('huda'))
      await t.save('Coffee', { interests: ['coffee'] })
      const setStatus = (status: 'Inactive' | 'Active') =>
        t.db.updateTable('profiles').set({ status }).where('id', '=', t.noura.id).execute()
      await addPeople(t.db, people.filter(({ profileId }) => profileId === 'huda').map(somebodyFrom), 90)
      await t.freshen()
      await setStatus('Inactive')
      t.moveOn(day)
      await t.services.people.sendSavedSearchAlerts()
      expect(await t.notified()).toEqual([])
      await setStatus('Active')
      await t.services.people.sendSavedSearchAlerts()
      expect(await t.notified()).toHaveLength(1)
    })

    it('finds the newest matches of a broad filter, with each of the two queries', async () => {
      const many = Array.from({ length: 1_300 }, (_, at): PersonRecord => ({
        ...(people[at % people.length] as PersonRecord),
        profileId: `many-${String(at).padStart(4, '0')}`,
        userName: `many_${at}`,
      }))
      const t = await home(await open(), many)
      await t.db
        .updateTable('search_entries')
        .set({ listed_at: sql`(id * 7919) % 97` })
        .execute()
      const entries = await t.db.selectFrom('search_entries').select(['subject_id', 'listed_at']).execute()
      const listedAt = new Map(entries.map((entry) => [entry.subject_id, entry.listed_at]))
      for (const filter of [{}, { types: ['INFLUENCER'] }, { term: 'many' }, { minFollowers: 100_000 }] satisfies PeopleFilter[]) {
        const query = readPeopleFilter(filter)
        const expected = many
          .filter((person) => person.profileId !== 'many-0003' && meetsPeopleQuery(query, person))
          .map(({ profileId }) => ({ profileId, listedAt: listedAt.get(profileId) ?? 0 }))
          .toSorted((one, other) => other.listedAt - one.listedAt || (one.profileId < other.profileId ? -1 : 1))
          .slice(0, 1_001)
        expect(expected.length).toBeGreaterThan(100)
        for (const few of [5_000, 100])
          expect([filter, few, await findMatches(t.deps, { query, reader: 'many-0003' }, few)]).toEqual([filter, few, expected])
      }
    })
  })
})

describe('the newest matches of a filter', () => {
  it('are read from the index in their order if there are many, and by the filter’s index if there are few', async () => {
    const { db, dialect } = await openTestDatabase()
    const reader = { db, dialect }
    const among = { query: readPeopleFilter({ types: ['INFLUENCER'] }), reader: 'nobody' }
    const planOf = async (query: { compile(): CompiledQuery }) => {
      const compiled = query.compile()
      const plan = await db.executeQuery<{ detail: string }>({ ...compiled, sql: `explain query plan ${compiled.sql}` })
      return plan.rows.map(({ detail }) => detail).join('\n')
    }
    expect(await planOf(latestOfMany(reader, among))).toBe('SCAN search_entries USING INDEX search_entries_in_order_of_listed_at')
    const few = await planOf(latestOfFew(reader, among, 5_000))
    expect(few).toContain('SCAN search_facets VIRTUAL TABLE INDEX')
    expect(few).toContain('SEARCH search_entries USING INTEGER PRIMARY KEY (rowid=?)')
    expect(few).not.toContain('listed_at')
  })
})
