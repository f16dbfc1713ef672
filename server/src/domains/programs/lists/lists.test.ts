import { describe, expect, it } from 'vitest'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { isDiscovered, readDiscoverFilter } from '@wasla/contract/programs/discover/filter.ts'
import { byPublication } from '@wasla/contract/programs/discover/order.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { fixedFlags } from '../../flags/service.ts'
import { asking } from '../../../testing/ask.ts'
import { atHome } from '../../../testing/at-home.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { countOfDiscovered } from '../stores/lists.ts'
import { addPrograms, clearPrograms, programOf, stepData } from '../testing/program-rows.ts'

const rawshan = { profileId: RAWSHAN.profile.id, userId: RAWSHAN.user.id }

/** One program of each kind that the lists distinguish. */
const programs: readonly ProgramRecord[] = [
  programOf('active', { publishedAt: 10, createdAt: 1 }),
  programOf('soon', { status: 'Soon', publishedAt: 30, name: 'قهوة الصباح', objectiveType: 'TRAFFIC', createdAt: 2 }),
  programOf('scheduled', { status: 'Soon', publishedAt: 40, publishDate: testMoment + 1, createdAt: 3 }),
  programOf('came', { status: 'Soon', publishedAt: 20, publishDate: testMoment, programFocus: 'SERVICE', createdAt: 4 }),
  programOf('hidden', { isVisible: false, publishedAt: 50, createdAt: 5 }),
  programOf('draft', { status: 'Draft', createdAt: 6 }),
  programOf('held', { status: 'OnHold', publishedAt: 60, createdAt: 7 }),
  programOf('retired', { status: 'Retired', publishedAt: 70, createdAt: 8 }),
  programOf('deleted', { publishedAt: 80, deletedAt: 1, createdAt: 9 }),
  programOf('other', { ...rawshan, publishedAt: 15, name: 'ÉTÉ 2026', createdAt: 10 }),
]

async function home(handle: DatabaseHandle) {
  const at = await atHome(handle)
  await clearPrograms(handle.db)
  await addPrograms(handle.db, programs, {})
  const list = async (query: string, token?: string) => {
    const { data, codes, statements } = await at.ask(`{ ${query} { count data { id } } }`, token === undefined ? {} : { token })
    const page = Object.values(data ?? {})[0] as { count: number; data: { id: string }[] } | undefined
    return { codes, statements, count: page?.count, ids: page?.data.map(({ id }) => id) }
  }
  return { ...at, list, brand: await at.enter('BRAND'), noura: await at.enter('INFLUENCER') }
}

describe('Discover', () => {
  eachWorld((open) => {
    it('lists listed programs of others, newest publication first (H-05)', async () => {
      const { list, brand, noura } = await home(await open())
      expect(await list('programs', noura)).toMatchObject({ codes: [], count: 4, ids: ['soon', 'came', 'other', 'active'] })
      expect((await list('programs', brand)).ids).toEqual(['other'])
    })

    it.each([
      '{ status: [Soon] }',
      '{ status: [Draft, OnHold, Retired] }',
      '{ status: [] }',
      '{ term: "قَهْوه" }',
      '{ term: "صباح قهوة" }',
      '{ term: "ete ٢٠٢٦" }',
      '{ term: "%" }',
      '{ term: "_" }',
      '{ term: "  " }',
      '{ objectiveTypes: [TRAFFIC] }',
      '{ programFocus: SERVICE, objectiveTypes: [SALES, TRAFFIC] }',
    ])('finds the same programs for %s as the functions of the contract', async (filter) => {
      const { list, noura } = await home(await open())
      const requested = JSON.parse(filter.replace(/(\w+):/g, '"$1":').replace(/(?<=[[ ,])([A-Z]\w+)/g, '"$1"')) as Parameters<
        typeof readDiscoverFilter
      >[0]
      const expected = programs
        .filter((program) => isDiscovered(program, readDiscoverFilter(requested), { userId: NOURA.user.id, now: testMoment }))
        .toSorted(byPublication)
      expect(await list(`programs(filter: ${filter})`, noura)).toMatchObject({
        codes: [],
        count: expected.length,
        ids: expected.map(({ id }) => id),
      })
    })

    it('refuses a term of more than a hundred characters at its field (X-14)', async () => {
      const { ask, noura } = await home(await open())
      const { errors } = await ask('query ($term: String) { programs(filter: { term: $term }) { count } }', {
        token: noura,
        variables: { term: 'x'.repeat(101) },
      })
      expect(errors?.[0]?.originalError).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'term', rule: 'tooLong' }] })
    })

    it('returns pages that together contain the whole list once, each with the count of the list', async () => {
      const { list, noura } = await home(await open())
      const pages = [0, 3, 6].map((offset) => list(`programs(pagination: { limit: 3, offset: ${offset} })`, noura))
      const [first, second, third] = await Promise.all(pages)
      expect([first?.ids, second?.ids, third?.ids]).toEqual([['soon', 'came', 'other'], ['active'], []])
      expect([first?.count, second?.count, third?.count]).toEqual([4, 4, 4])
    })

    it('needs the same number of queries for any page size', async () => {
      const handle = await open()
      const { ask, noura } = await home(handle)
      await addPrograms(
        handle.db,
        Array.from({ length: 20 }, (_, n) => programOf(`more-${n}`, { publishedAt: 100 + n })),
        {},
      )
      const cards = (limit: number) =>
        ask(
          `{ programs(pagination: { limit: ${limit} }) { count data { id name status coverImage objectiveType publishedAt profile { fullName } } } }`,
          {
            token: noura,
          },
        )
      const few = await cards(2)
      const many = await cards(20)
      expect([few.codes, many.codes]).toEqual([[], []])
      expect(many.statements).toBe(few.statements)
      // The four statements: the session, the page, its count, the owners.
      expect(many.statements).toBeLessThanOrEqual(4)
    })
  })
})

const card = 'id pay { most last rewards first { target rewardType amount title } } myFit { eligible mend platform }'

describe('reward summary and fit on a program card', () => {
  eachWorld((open) => {
    it('are returned to everybody, in a number of queries that does not grow with the list (Y-28)', async () => {
      const handle = await open()
      const { ask, noura } = await home(handle)
      await addPrograms(
        handle.db,
        Array.from({ length: 20 }, (_, n) => programOf(`more-${n}`, { publishedAt: 100 + n })),
      )
      const cards = (limit: number) => ask(`{ programs(pagination: { limit: ${limit} }) { count data { ${card} } } }`, { token: noura })
      const few = await cards(2)
      const many = await cards(20)
      expect([few.codes, many.codes]).toEqual([[], []])
      expect((many.data as { programs: { data: unknown[] } }).programs.data[0]).toEqual({
        id: 'more-19',
        pay: { most: 100_00, last: null, rewards: 1, first: { target: 5, rewardType: 'CASH', amount: 100_00, title: null } },
        myFit: { eligible: true, mend: null, platform: null },
      })
      expect(many.statements).toBe(few.statements)
    })

    it('are returned without a fit to signed-out readers, the owner and types that never join', async () => {
      const handle = await open()
      const { ask, brand, enter } = await home(handle)
      await addPrograms(handle.db, [programOf('paying', { publishedAt: 100 })])
      const first = async (token?: string) => {
        const { data } = await ask(
          `{ programsByProfile(profileId: "${NABT_COFFEE.profile.id}") { data { ${card} } } }`,
          token === undefined ? {} : { token },
        )
        return (data as { programsByProfile: { data: unknown[] } }).programsByProfile.data[0]
      }
      for (const token of [undefined, brand, await enter('AGENCY')])
        expect(await first(token)).toMatchObject({ id: 'paying', pay: { most: 100_00 }, myFit: null })
    })
  })
})

describe('programs for the reader', () => {
  const withCriteria = (criteria: Partial<(typeof stepData)['PARTICIPANT_CRITERIA']>) => ({
    ...stepData,
    PARTICIPANT_CRITERIA: { ...stepData.PARTICIPANT_CRITERIA, ...criteria },
  })
  const requested = async ({ db }: DatabaseHandle, programId: string, status: 'Pending' | 'Accepted' | 'Rejected') =>
    db
      .insertInto('participations')
      .values({
        id: `r-${programId}`,
        program_id: programId,
        profile_id: NOURA.profile.id,
        user_id: NOURA.user.id,
        status,
        is_automatic: 0,
        created_at: 1,
        answered_at: status === 'Pending' ? null : 2,
      })
      .execute()

  async function suited(handle: DatabaseHandle) {
    const at = await home(handle)
    await clearPrograms(handle.db)
    await addPrograms(handle.db, [programOf('fits', { publishedAt: 10 }), programOf('fits-too', { publishedAt: 20, name: 'Tea' })])
    await addPrograms(handle.db, [programOf('agents', { publishedAt: 90 })], withCriteria({ profileTypes: ['AGENT'] }))
    await addPrograms(handle.db, [programOf('mends', { publishedAt: 80 })], withCriteria({ interests: ['nobody-has-this'] }))
    const statuses = { joined: 'Accepted', pending: 'Pending', declined: 'Rejected' } as const
    for (const [id, status] of Object.entries(statuses)) {
      await addPrograms(handle.db, [programOf(id, { publishedAt: 100 })])
      await requested(handle, id, status)
    }
    await addPrograms(handle.db, [programOf('held-too', { status: 'OnHold', publishedAt: 110 })])
    return at
  }

  eachWorld((open) => {
    it('list fitting programs first, without those that the reader joined, asked to join or was declined by (Y-28)', async () => {
      const { list, noura } = await suited(await open())
      expect(await list('programsForMe', noura)).toMatchObject({ codes: [], count: 4, ids: ['fits-too', 'fits', 'mends', 'agents'] })
      expect(await list('programsForMe(pagination: { limit: 2, offset: 1 })', noura)).toMatchObject({ count: 4, ids: ['fits', 'mends'] })
    })

    it('are counted in Discover, together with its other filters', async () => {
      const { list, noura } = await suited(await open())
      expect(await list('programs(filter: { fitsMe: true })', noura)).toMatchObject({ count: 2, ids: ['fits-too', 'fits'] })
      expect(await list('programs(filter: { fitsMe: true, term: "tea" })', noura)).toMatchObject({ count: 1, ids: ['fits-too'] })
      expect((await list('programs(filter: { fitsMe: true, status: [Draft] })', noura)).ids).toEqual([])
      expect(await list('programs(filter: { fitsMe: false })', noura)).toMatchObject({ count: 7 })
    })

    it('are empty for types that never join', async () => {
      const { list, brand } = await suited(await open())
      expect(await list('programsForMe', brand)).toMatchObject({ codes: [], count: 0, ids: [] })
      expect(await list('programs(filter: { fitsMe: true })', brand)).toMatchObject({ codes: [], count: 0 })
    })
  })
})

describe('My programs', () => {
  eachWorld((open) => {
    it('lists all programs of the profile, newest first, filtered by status', async () => {
      const { list, brand, noura } = await home(await open())
      const all = ['retired', 'held', 'draft', 'hidden', 'came', 'scheduled', 'soon', 'active']
      expect(await list('myPrograms', brand)).toMatchObject({ count: 8, ids: all })
      expect((await list('myPrograms(filter: { status: [Draft, OnHold] })', brand)).ids).toEqual(['held', 'draft'])
      expect((await list('myPrograms(filter: { status: [] })', brand)).ids).toEqual([])
      expect((await list('myPrograms', noura)).ids).toEqual([])
    })

    it('returns the open steps of drafts in a number of queries that does not grow with the list', async () => {
      const handle = await open()
      const { ask, brand } = await home(handle)
      await clearPrograms(handle.db)
      await addPrograms(
        handle.db,
        Array.from({ length: 8 }, (_, n) => programOf(`draft-${n}`, { status: 'Draft' })),
      )
      const cards = (limit: number) =>
        ask(`{ myPrograms(pagination: { limit: ${limit} }) { count data { id nextStep completedSteps { type } } } }`, { token: brand })
      const [few, many] = [await cards(2), await cards(8)]
      expect(many.data).toMatchObject({
        myPrograms: { count: 8, data: Array.from({ length: 8 }, () => ({ nextStep: 'SHAREABLE_CONTENT' })) },
      })
      // A page that ends the list needs no count query.
      expect(many.statements).toBeLessThanOrEqual(few.statements)
    })
  })
})

describe('programs of a profile', () => {
  const of = (profileId: string, more = '') => `programsByProfile(profileId: "${profileId}"${more})`
  eachWorld((open) => {
    it('are the listed programs for any reader, signed in or not', async () => {
      const { list, brand, noura } = await home(await open())
      const listed = { codes: [], count: 3, ids: ['soon', 'came', 'active'] }
      expect(await list(of(NABT_COFFEE.profile.id))).toMatchObject(listed)
      expect(await list(of(NABT_COFFEE.profile.id), noura)).toMatchObject(listed)
      // The brand itself also sees its link-only programs (D-35).
      const own = { codes: [], count: 4, ids: ['hidden', 'soon', 'came', 'active'] }
      expect(await list(of(NABT_COFFEE.profile.id), brand)).toMatchObject(own)
      expect((await list(of(NABT_COFFEE.profile.id, ', filter: { status: [Soon] }'), brand)).ids).toEqual(['soon', 'came'])
      expect((await list(of(NABT_COFFEE.profile.id, ', filter: { status: [Active, Draft, Retired] }'))).ids).toEqual(['active'])
      expect((await list(of(NABT_COFFEE.profile.id, ', filter: { status: [Draft] }'))).ids).toEqual([])
    })

    it('are empty for a profile without a public page and for an unknown profile', async () => {
      const handle = await open()
      const { list } = await home(handle)
      await handle.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', NABT_COFFEE.profile.id).execute()
      expect(await list(of(NABT_COFFEE.profile.id))).toMatchObject({ codes: [], count: 0, ids: [] })
      expect(await list(of('nobody'))).toMatchObject({ codes: [], count: 0, ids: [] })
    })

    it('are empty while the program flag is off (X-17)', async () => {
      const handle = await open()
      await home(handle)
      const ask = asking({ ...testDeps(handle), flags: fixedFlags({ program: false, payment: true }) })
      expect(await ask(`{ ${of(NABT_COFFEE.profile.id)} { count data { id } } }`)).toMatchObject({
        data: { programsByProfile: { count: 0, data: [] } },
      })
    })
  })
})

describe('the count of Discover', () => {
  it('is read from a covering index alone', async () => {
    const { db } = await openTestDatabase()
    const compiled = countOfDiscovered(db, readDiscoverFilter({ term: 'coffee' }), { userId: 'nobody', now: testMoment }).compile()
    const plan = await db.executeQuery<{ detail: string }>({ ...compiled, sql: `explain query plan ${compiled.sql}` })
    expect(plan.rows.map(({ detail }) => detail)).toEqual(['SCAN programs USING COVERING INDEX programs_offered'])
  })
})
