import { describe, expect, it } from 'vitest'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { AudienceAnalytics, AvgStats, MetricSeries } from '@wasla/contract/generated/user-types.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

const of = ({ profile }: typeof REEM) => ({ profileId: profile.id, profileType: profile.type })
const averages =
  'query ($profileId: ID!, $profileType: ProfileType!, $platform: Platform) { profileAvgStats(profileId: $profileId, profileType: $profileType, platform: $platform) { followers likes views engagement postsPerWeek source measuredAt } }'
const audience =
  'query ($profileId: ID!, $profileType: ProfileType!, $platform: Platform) { profileRateSocialAnalytics(profileId: $profileId, profileType: $profileType, platform: $platform) { source measuredAt age { key weight } gender { key weight } types { key weight } countries { key weight } languages { key weight } races { key weight } } }'
const series =
  'query ($profileId: ID!, $profileType: ProfileType!, $platform: Platform, $metrics: [MetricName!]!, $startDate: Date, $endDate: Date) { profileMetrics(profileId: $profileId, profileType: $profileType, platform: $platform, metrics: $metrics, startDate: $startDate, endDate: $endDate) { metric source points { time value } } }'

type Home = Awaited<ReturnType<typeof atHome>>
async function answerOf<T>(home: Home, query: string, variables: Record<string, unknown>) {
  const { data, errors, statements } = await home.ask(query, { variables })
  if (errors) throw new Error(JSON.stringify(errors))
  return { value: Object.values(data ?? {})[0] as T, statements }
}

describe('insights of a visible profile', () => {
  eachWorld((open) => {
    it('returns to everybody the averages of all accounts or of one platform, with source and age', async () => {
      const home = await atHome(await open())
      const { value } = await answerOf<AvgStats>(home, averages, of(REEM))
      expect(value).toMatchObject({
        followers: REEM.accounts.reduce((sum, { followers }) => sum + followers, 0),
        source: 'DEMO',
        measuredAt: new Date(home.deps.clock.now()).toISOString(),
      })
      expect(value.engagement).toBeGreaterThan(0.5)
      const tiktok = await answerOf<AvgStats>(home, averages, { ...of(REEM), platform: 'TIKTOK' })
      expect(tiktok.value.followers).toBe(184_000)
      expect((await answerOf(home, averages, { ...of(REEM), platform: 'FACEBOOK' })).value).toBeNull()
    })

    it('returns audience shares that sum to one', async () => {
      const home = await atHome(await open())
      const { value } = await answerOf<AudienceAnalytics>(home, audience, of(REEM))
      expect(value.source).toBe('DEMO')
      for (const part of [value.age, value.gender, value.types, value.countries, value.languages, value.races])
        expect(part.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
    })

    it('returns and stores no races of the audience if races are switched off', async () => {
      const home = await atHome(await open())
      home.deps.env.audienceRaces = false
      const { value } = await answerOf<AudienceAnalytics>(home, audience, of(REEM))
      expect(value.races).toEqual([])
      expect(value.age).not.toEqual([])
      const stored = await home.deps.db.selectFrom('social_snapshots').select('audience').where('audience', 'is not', null).execute()
      expect(stored.map((row) => (JSON.parse(row.audience ?? '{}') as { races?: unknown }).races)).toEqual(stored.map(() => []))
    })

    it('returns a series of thirty days by default, without days that have no measurement', async () => {
      const home = await atHome(await open())
      const month = await answerOf<MetricSeries[]>(home, series, { ...of(NOURA), metrics: ['FOLLOWERS', 'ENGAGEMENT', 'FOLLOWERS'] })
      expect(month.value.map(({ metric, source }) => [metric, source])).toEqual([
        ['FOLLOWERS', 'DEMO'],
        ['ENGAGEMENT', 'DEMO'],
      ])
      const points = month.value[0]?.points ?? []
      expect(points.at(-1)).toEqual({ time: '2026-03-15T00:00:00.000Z', value: 160_200 })
      expect(points.length).toBeGreaterThan(25)
      expect(points[0]?.time.slice(0, 7)).toBe('2026-02')
      const half = await answerOf<MetricSeries[]>(home, series, {
        ...of(NOURA),
        metrics: ['VIEWS'],
        startDate: '2025-03-16',
        endDate: '2026-03-15',
      })
      const days = half.value[0]?.points.map(({ time }) => time) ?? []
      expect(days.length).toBeGreaterThan(165)
      expect(days.length).toBeLessThan(180)
      expect(new Set(days).size).toBe(days.length)
    })

    it.each([
      [{ startDate: '2025-03-01', endDate: '2026-03-15' }, 'startDate'],
      [{ startDate: '2026-03-15', endDate: '2026-03-14' }, 'endDate'],
    ])('refuses the range %j at its field', async (range, path) => {
      const home = await atHome(await open())
      const { errors } = await home.ask(series, { variables: { ...of(NOURA), metrics: ['VIEWS'], ...range } })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path, rule: 'outOfRange' }] })
    })

    // Security case 19.
    it('refuses a profile that is hidden, of another type or missing', async () => {
      const home = await atHome(await open())
      await home.deps.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', NOURA.profile.id).execute()
      for (const profile of [of(NOURA), { ...of(REEM), profileType: 'AGENT' }, { profileId: 'none', profileType: 'BRAND' }])
        for (const query of [averages, audience, series]) {
          const { errors } = await home.ask(query, { variables: { ...profile, metrics: ['VIEWS'] } })
          expect(errors?.[0]?.extensions['code']).toBe('PROFILE_NOT_FOUND')
        }
      expect(await home.deps.db.selectFrom('social_snapshots').select('day').execute()).toEqual([])
    })

    it('runs three statements per query, for any number of accounts and days', async () => {
      const home = await atHome(await open())
      const variables = { ...of(REEM), metrics: ['FOLLOWERS', 'LIKES', 'VIEWS', 'ENGAGEMENT', 'POSTS_PER_WEEK'], startDate: '2025-03-16' }
      for (const query of [averages, audience, series]) await answerOf(home, query, variables)
      for (const query of [averages, audience, series]) expect((await answerOf(home, query, variables)).statements).toBe(3)
      for (const query of [averages, audience, series])
        expect((await answerOf(home, query, { ...variables, ...of(NOURA) })).statements).toBeLessThan(9)
    })
  })
})
