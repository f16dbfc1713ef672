import { describe, expect, it } from 'vitest'
import { isLicensedOn } from '@wasla/contract/licences/standing.ts'
import { meetsCriteria } from '@wasla/contract/programs/matching/criteria.ts'
import type { PlatformFigures } from '@wasla/contract/programs/matching/profile.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { criteriaPlatforms } from '@wasla/contract/programs/types.ts'
import { areasOfPlace } from '@wasla/contract/reference/areas.ts'
import { interests as allInterests } from '@wasla/contract/reference/interests.ts'
import { seeded } from '@wasla/contract/platform/seeded.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { countCandidates, hasStale, replaceCandidates, type Candidate } from './stores/candidates.ts'
import { refusal } from '../wallet/testing/harness.ts'
import { programsHarness, stepData, type ProgramsHarness } from './testing/programs-harness.ts'

const next = seeded('candidates and criteria')
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
const some = <T>(list: readonly T[], share: number) => list.filter(() => next() < share)
const numberOrNone = (most: number) => (next() < 0.3 ? null : Math.floor(next() * most))

const places = ['gn:105343', 'gn:108410', 'gn:107312', 'gn:290030', 'elsewhere']
const criteriaPlaces = ['SA', 'AE', 'QA', 'SA-01', 'SA-02', 'SA-04', 'gn:105343', 'gn:290030']
const interests = allInterests.slice(0, 6).map(({ id }) => id)

/** A licence that ends on this day is still valid. */
const today = '2025-11-20'

const candidate = (profileId: string): Candidate => ({
  profileId,
  type: oneOf(['INFLUENCER', 'AGENT'] as const),
  countryId: oneOf(['SA', 'AE', 'QA', null]),
  areaIds: areasOfPlace(oneOf(places)),
  interests: some(interests, 0.3),
  figures: some(criteriaPlatforms, 0.5).map((platform): PlatformFigures => ({
    platform,
    followers: Math.floor(next() * 20),
    engagement: numberOrNone(10),
    views: numberOrNone(20),
  })),
  licensedUntil: oneOf([null, '2025-11-01', today, '2026-03-06']),
})

const criteria = (): ParticipantCriteria => ({
  platforms: some(criteriaPlatforms, 0.4).map((platform) => ({
    platform,
    ...(next() < 0.7 ? { minFollowers: 1 + Math.floor(next() * 15) } : {}),
    ...(platform === 'TWITTER' || platform === 'SNAPCHAT'
      ? { minViews: 1 + Math.floor(next() * 15) }
      : { minEngagement: 0.5 + Math.floor(next() * 8) }),
  })),
  profileTypes: oneOf([['INFLUENCER'], ['AGENT'], ['INFLUENCER', 'AGENT']] as const),
  locations: next() < 0.4 ? [] : some(criteriaPlaces, 0.4),
  interests: next() < 0.4 ? [] : some(interests, 0.4),
  ...(next() < 0.3 ? { licensedOnly: true } : {}),
})

const anyone: ParticipantCriteria = { platforms: [], profileTypes: ['INFLUENCER', 'AGENT'], locations: [], interests: [] }
const onInstagram = (minFollowers: number, minEngagement?: number): ParticipantCriteria => ({
  ...anyone,
  platforms: [{ platform: 'INSTAGRAM', minFollowers, ...(minEngagement === undefined ? {} : { minEngagement }) }],
})

const account = (t: ProgramsHarness, profileId: string, followers: number, source: 'API' | 'DEMO' = 'API') => {
  const id = t.ids.uuid()
  return t.db
    .insertInto('social_links')
    .values({
      id,
      profile_id: profileId,
      platform: 'INSTAGRAM',
      social_profile_id: id,
      picture_url: null,
      profile_url: 'https://www.instagram.com/noura',
      user_name: `noura_${followers}`,
      followers,
      connected_at: t.clock.now(),
      source,
    })
    .execute()
    .then(() => id)
}
const snapshot = (t: ProgramsHarness, accountId: string, day: string, engagement: number | null) =>
  t.db
    .insertInto('social_snapshots')
    .values({
      account_id: accountId,
      day,
      measured_at: t.clock.now(),
      followers: 0,
      likes: null,
      views: 10,
      posts: null,
      engagement,
      audience: null,
      source: 'API',
    })
    .execute()

eachDatabase((open) => {
  const counted = async (t: ProgramsHarness, by: ParticipantCriteria) => {
    await t.programs.matching.freshen()
    return (await countCandidates(t.db, by, today)).matching
  }

  it('the database counts the same profiles as `meetsCriteria` for any criteria', async () => {
    const t = await programsHarness(await open())
    const candidates: Candidate[] = []
    for (let at = 0; at < 120; at++) candidates.push(candidate((await t.person()).profileId))
    await t.programs.matching.freshen()
    await replaceCandidates(
      t.db,
      candidates.map(({ profileId }) => profileId),
      candidates,
    )
    const cases = Array.from({ length: 80 }, criteria)
    const counts: number[] = []
    for (const each of cases) {
      const { matching, of } = await countCandidates(t.db, each, today)
      expect({ matching, of }, JSON.stringify(each)).toEqual({
        matching: candidates.filter((one) => meetsCriteria(each, { ...one, isLicensed: isLicensedOn(one, today) })).length,
        of: candidates.length,
      })
      counts.push(matching)
    }
    expect(new Set(counts).size).toBeGreaterThan(10)
  })

  describe('candidates', () => {
    it('are active profiles of types that may join', async () => {
      const t = await programsHarness(await open())
      const people = [await t.person(), await t.person({ type: 'AGENT' })]
      await t.person({ type: 'BRAND' })
      await t.person({ type: 'AGENCY' })
      await t.person({ status: 'IdentityVerifying' })
      expect(await counted(t, anyone)).toBe(2)
      expect(await counted(t, { ...anyone, profileTypes: ['AGENT'] })).toBe(1)
      const [first, second] = people
      await t.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', first!.profileId).execute()
      expect(await counted(t, anyone)).toBe(1)
      await t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', second!.userId).execute()
      expect(await counted(t, anyone)).toBe(0)
      await t.db.updateTable('users').set({ suspended_at: null }).where('id', '=', second!.userId).execute()
      expect(await counted(t, anyone)).toBe(1)
    })

    it('match by place and interests as soon as these change', async () => {
      const t = await programsHarness(await open())
      const { profileId } = await t.person()
      const inMakkah = { ...anyone, locations: ['SA-02'] }
      const aboutCoffee = { ...anyone, interests: ['coffee'] }
      expect([await counted(t, inMakkah), await counted(t, aboutCoffee)]).toEqual([0, 0])
      await t.db
        .updateTable('profiles')
        .set({ location: JSON.stringify({ placeId: 'gn:105343' }) })
        .where('id', '=', profileId)
        .execute()
      await t.db.insertInto('profile_interests').values({ profile_id: profileId, interest_id: 'coffee', position: 0 }).execute()
      expect([await counted(t, inMakkah), await counted(t, aboutCoffee)]).toEqual([1, 1])
      await t.db.deleteFrom('profile_interests').execute()
      expect(await counted(t, aboutCoffee)).toBe(0)
      await t.db.updateTable('profiles').set({ country_id: 'QA' }).where('id', '=', profileId).execute()
      expect(await counted(t, { ...anyone, locations: ['QA'] })).toBe(1)
    })

    it('match a required licence through its last day, and until it is removed', async () => {
      const t = await programsHarness(await open())
      const { profileId } = await t.person()
      const licensed = async (on: string) => {
        await t.programs.matching.freshen()
        return (await countCandidates(t.db, { ...anyone, licensedOnly: true }, on)).matching
      }
      expect(await licensed('2026-03-15')).toBe(0)
      const id = t.ids.uuid()
      const check = { id, profile_id: profileId, type: 'LICENCE', status: 'InReview', reference_id: 'lic', created_at: 1 } as const
      await t.db
        .insertInto('verifications')
        .values({ ...check, rejection_reason: null, due_at: 2, reviewed_at: null })
        .execute()
      const licence = { id, profile_id: profileId, number: '11820477', expires_on: '2026-04-01', removed_at: null }
      await t.db.insertInto('licences').values(licence).execute()
      expect(await licensed('2026-03-15')).toBe(0)
      await t.db.updateTable('verifications').set({ status: 'Approved', reviewed_at: 3 }).where('id', '=', id).execute()
      expect([await licensed('2026-04-01'), await licensed('2026-04-02')]).toEqual([1, 0])
      await t.db.updateTable('licences').set({ removed_at: 4 }).where('id', '=', id).execute()
      expect(await licensed('2026-03-15')).toBe(0)
    })

    it('match by the newest figures of the biggest account', async () => {
      const t = await programsHarness(await open())
      const { profileId } = await t.person()
      const small = await account(t, profileId, 500)
      await snapshot(t, small, '2026-03-14', 900)
      expect([await counted(t, onInstagram(500)), await counted(t, onInstagram(501))]).toEqual([1, 0])
      expect(await counted(t, onInstagram(1, 9))).toBe(1)
      const big = await account(t, profileId, 5_000)
      expect([await counted(t, onInstagram(5_000)), await counted(t, onInstagram(1, 9))]).toEqual([1, 0])
      await snapshot(t, big, '2026-03-13', 900)
      await snapshot(t, big, '2026-03-14', 250)
      expect([await counted(t, onInstagram(1, 2.5)), await counted(t, onInstagram(1, 2.51))]).toEqual([1, 0])
      await t.db.updateTable('social_snapshots').set({ engagement: 300 }).where('day', '=', '2026-03-14').execute()
      expect(await counted(t, onInstagram(1, 3))).toBe(1)
      await t.db.deleteFrom('social_snapshots').where('account_id', '=', big).execute()
      await t.db.deleteFrom('social_links').where('id', '=', big).execute()
      expect(await counted(t, onInstagram(501))).toBe(0)
    })

    it('match by the computed figures of a demo account', async () => {
      const t = await programsHarness(await open())
      const { profileId } = await t.person()
      await account(t, profileId, 10_000, 'DEMO')
      expect([await counted(t, onInstagram(1, 0.5)), await counted(t, onInstagram(1, 40))]).toEqual([1, 0])
    })

    it('do not include deleted profiles', async () => {
      const t = await programsHarness(await open())
      const { profileId } = await t.person()
      expect(await counted(t, anyone)).toBe(1)
      await t.db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', profileId).execute()
      expect(await counted(t, anyone)).toBe(0)
      expect(await hasStale(t.db)).toBe(false)
    })
  })

  describe('the live count', () => {
    it('returns rounded numbers for unsaved criteria, and null for a number so low that it could identify somebody', async () => {
      const t = await programsHarness(await open())
      const people = []
      for (let at = 0; at < 12; at++) people.push(await t.person())
      for (const { profileId } of people.slice(0, 7)) await account(t, profileId, 1_000)
      expect(await t.programs.matching.typed({})).toEqual({ matching: 10, of: 10, least: 5 })
      expect(await t.programs.matching.typed({ platforms: [{ platform: 'INSTAGRAM' }] })).toMatchObject({ matching: 5 })
      expect(await t.programs.matching.typed({ profileTypes: ['AGENT'] })).toEqual({ matching: null, of: 10, least: 5 })
    })

    it('refuses values that no form sends', async () => {
      const t = await programsHarness(await open())
      expect(await refusal(t.programs.matching.typed({ interests: ["') or 1=1 --"] }))).toMatchObject({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'interests.0', rule: 'unknownValue' }],
      })
    })
  })

  describe('the budget estimate', () => {
    it('returns the expected cost, with the brand’s balance', async () => {
      const t = await programsHarness(await open())
      const viewer = await t.withMoney(1_000_00, { type: 'BRAND' })
      for (let at = 0; at < 12; at++) await account(t, (await t.person()).profileId, 2_000)
      const id = await t.draft(viewer)
      expect(await t.programs.estimate(viewer, id)).toMatchObject({ cost: 0, eligibleProfiles: 10, availableBalance: 1_000_00 })
      const data = stepData('')
      for (const type of ['PARTICIPANT_CRITERIA', 'TARGET_CRITERIA', 'IMPACT_OBJECTIVES'] as const)
        await t.save(viewer, id, type, data[type])
      expect(await t.programs.estimate(viewer, id)).toEqual({
        cost: 150_00,
        maxPerParticipant: 150_00,
        eligibleProfiles: 10,
        expectedParticipants: 1,
        availableBalance: 1_000_00,
      })
    })

    it('is hidden from others', async () => {
      const t = await programsHarness(await open())
      const id = await t.draft(await t.brand())
      expect((await refusal(t.programs.estimate(await t.brand(), id)))?.code).toBe('PROGRAM_NOT_FOUND')
    })
  })
})
