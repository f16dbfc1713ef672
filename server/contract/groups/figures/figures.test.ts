import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyAudience } from '../../insights/record.ts'
import { countries } from '../../reference/countries.ts'
import { groupAudience } from './audience.ts'
import { groupAverages } from './averages.ts'
import { countriesOf, topCountries } from './countries.ts'
import { groupDays } from './days.ts'
import { groupFigures } from './figures.ts'
import type { MemberSnapshot } from './member.ts'
import { reachOf } from './reach.ts'
import { groupSeries } from './series.ts'

const at = (day: string) => Date.parse(`${day}T00:05:00Z`)
const of = (profileId: string, over: Partial<MemberSnapshot> = {}): MemberSnapshot => {
  const day = over.day ?? '2026-03-15'
  return {
    accountId: `account of ${profileId}`,
    profileId,
    platform: 'INSTAGRAM',
    day,
    measuredAt: at(day),
    followers: 1000,
    likes: 100,
    views: 400,
    posts: 3,
    engagement: 2,
    audience: null,
    source: 'API',
    ...over,
  }
}
const three = [
  of('a', { followers: 8000, engagement: 1 }),
  of('b', { likes: 400, engagement: 6, day: '2026-03-13' }),
  of('c', { engagement: 6 }),
]

/** Random members with random figures. */
const members = fc
  .array(
    fc.record({
      member: fc.integer({ min: 0, max: 6 }),
      platform: fc.constantFrom('INSTAGRAM' as const, 'TIKTOK' as const),
      followers: fc.integer({ min: 0, max: 5_000_000 }),
      likes: fc.option(fc.integer({ min: 0, max: 100_000 })),
      engagement: fc.option(fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100)),
      posts: fc.option(fc.integer({ min: 0, max: 30 })),
    }),
    { maxLength: 20 },
  )
  .map((rows) => rows.map(({ member, ...figures }, place) => of(`m${member}`, { accountId: `a${place}`, ...figures })))

describe('groupAverages', () => {
  it('weights engagement by followers, and returns the plain mean over the members for all other figures', () => {
    expect(groupAverages(three)).toEqual({
      followers: 3333,
      likes: 200,
      views: 400,
      engagement: 2,
      postsPerWeek: 3,
      source: 'API',
      measuredAt: '2026-03-13T00:05:00.000Z',
    })
  })

  it('combines the accounts of each member before it averages over members', () => {
    const more = of('a', { accountId: 'second', platform: 'TIKTOK', followers: 1000, posts: 6 })
    expect(groupAverages([...three, more])).toMatchObject({ followers: 3667, postsPerWeek: 5 })
  })

  it('returns the least reliable source of the snapshots', () => {
    expect(groupAverages([...three, of('d', { source: 'ESTIMATED' })])?.source).toBe('ESTIMATED')
  })

  it('returns null for fewer than three members, and 0 for a figure that fewer than three members have', () => {
    expect(groupAverages([of('a'), of('b'), of('b', { accountId: 'x' }), of('b', { accountId: 'y' })])).toBeNull()
    const silent = [of('a', { views: null }), of('b'), of('c'), of('d', { views: null })]
    expect(groupAverages(silent)).toMatchObject({ views: 0, likes: 100 })
  })

  it('returns values within those of the members, independent of the order of rows, and null for fewer than three members', () => {
    fc.assert(
      fc.property(members, (rows) => {
        const averages = groupAverages(rows)
        expect(averages).toEqual(groupAverages(rows.toReversed()))
        const people = new Set(rows.map(({ profileId }) => profileId)).size
        expect(averages === null).toBe(people < 3)
        if (averages === null) return
        const total = reachOf(rows.map(({ accountId: id, followers }) => ({ id, followers })))
        expect(Math.abs(averages.followers - total / people)).toBeLessThanOrEqual(0.5)
        const engagements = rows.flatMap(({ engagement }) => engagement ?? [])
        expect(averages.engagement).toBeLessThanOrEqual(Math.max(0, ...engagements) + 0.01)
      }),
    )
  })
})

describe('groupAudience', () => {
  const women = { ...emptyAudience, gender: [{ key: 'female', weight: 1 }] }
  const men = { ...emptyAudience, gender: [{ key: 'male', weight: 1 }], races: [{ key: 'x', weight: 1 }] }
  const audiences = [of('a', { followers: 8000, audience: women }), of('b', { audience: men }), of('c', { audience: men })]

  it('weights the members’ shares by followers', () => {
    expect(groupAudience(audiences, { races: false })?.gender).toEqual([
      { key: 'female', weight: 0.8 },
      { key: 'male', weight: 0.2 },
    ])
  })

  it('requires three members with an audience, and three members with each list', () => {
    expect(groupAudience(audiences.slice(1), { races: false })).toBeNull()
    expect(groupAudience([...audiences.slice(1), of('d', { audience: emptyAudience })], { races: false })).toBeNull()
    expect(groupAudience(audiences, { races: true })?.races).toEqual([])
  })
})

describe('figures of a group over time', () => {
  const range = { start: '2026-03-14', end: '2026-03-16' }
  const whole = ['a', 'b', 'c'].flatMap((who) =>
    ['2026-03-14', '2026-03-15', '2026-03-16'].map((day, place) => of(who, { day, followers: 1000 + place })),
  )

  it('add up followers, likes and views, and take the mean of the rest', () => {
    expect(
      groupDays(whole, range).map(({ day, followers, likes, engagement, posts }) => [day, followers, likes, engagement, posts]),
    ).toEqual([
      ['2026-03-14', 3000, 300, 2, 3],
      ['2026-03-15', 3003, 300, 2, 3],
      ['2026-03-16', 3006, 300, 2, 3],
    ])
  })

  it('do not fall if an account was not measured for some days', () => {
    const gap = whole.filter(({ profileId, day }) => profileId !== 'b' || day === '2026-03-14')
    expect(groupDays(gap, range).map(({ followers }) => followers)).toEqual([3000, 3002, 3004])
    const long = [...whole.filter(({ profileId }) => profileId !== 'b'), of('b', { day: '2026-03-06' })]
    expect(groupDays(long, range)).toEqual([])
  })

  it('have a point only for a day on which three members have the figure', () => {
    const two = whole.filter(({ profileId }) => profileId !== 'c')
    expect(groupSeries(groupDays(two, range), ['FOLLOWERS'])).toEqual([{ metric: 'FOLLOWERS', points: [], source: null }])
    const [followers, views] = groupSeries(
      groupDays(
        whole.map((row) => ({ ...row, views: null })),
        range,
      ),
      ['FOLLOWERS', 'VIEWS'],
    )
    expect(followers?.points.at(-1)).toEqual({ time: '2026-03-16T00:00:00.000Z', value: 3006 })
    expect(followers?.source).toBe('API')
    expect(views).toEqual({ metric: 'VIEWS', points: [], source: null })
  })

  it('are the same whether a range is computed at once or in two parts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 28 })), { maxLength: 40 }), (rows) => {
        const snapshots = [...new Map(rows.map((row) => [row.join(), row])).values()].map(([who, day]) =>
          of(`m${who}`, { day: `2026-02-${String(day).padStart(2, '0')}`, followers: who * 100 + day }),
        )
        const all = groupDays(snapshots, { start: '2026-02-10', end: '2026-02-28' })
        const pieces = [
          groupDays(snapshots, { start: '2026-02-10', end: '2026-02-17' }),
          groupDays(snapshots, { start: '2026-02-18', end: '2026-02-28' }),
        ]
        expect(pieces.flat()).toEqual(all)
      }),
    )
  })
})

describe('groupFigures', () => {
  it('returns figures for all platforms together, and for each platform with three members', () => {
    const rows = [...three, of('a', { accountId: 't', platform: 'TIKTOK' })]
    expect(groupFigures({ newest: rows, withAudience: [] }, { races: false, now: at('2026-03-15') }).map((one) => one.of)).toEqual([
      'ALL',
      'INSTAGRAM',
    ])
  })
})

describe('snapshots that are too old', () => {
  const now = at('2026-03-20')
  const audience = { ...emptyAudience, gender: [{ key: 'female', weight: 1 }] }
  const rows = [...three, of('d', { followers: 9_000, day: '2026-03-12' })].map((row) => ({ ...row, audience }))

  it('are left out of the current figures, and do not change the date of these figures', () => {
    const [all] = groupFigures({ newest: rows, withAudience: rows }, { races: false, now })
    expect(all).toEqual({
      of: 'ALL',
      averages: groupAverages(rows.slice(0, 3)),
      audience: groupAudience(rows.slice(0, 3), { races: false }),
    })
    expect(all?.averages?.measuredAt).toBe('2026-03-13T00:05:00.000Z')
  })

  it('are left out of the current figures and of the series from the same day on', () => {
    const last = [...'abc'].map((who) => of(who, { day: '2026-03-12' }))
    for (const day of ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21']) {
      const averages = groupFigures({ newest: last, withAudience: [] }, { races: false, now: at(day) })
      expect(averages.length > 0).toBe(groupDays(last, { start: day, end: day }).length > 0)
    }
  })
})

describe('countries of a group', () => {
  it('are sorted by members, then by name in the reader’s language', () => {
    const counted = countriesOf(['SA', 'EG', 'SA', 'AE', null, 'nowhere', 'JO'])
    expect(counted).toEqual([
      { countryId: 'SA', count: 2 },
      { countryId: 'AE', count: 1 },
      { countryId: 'EG', count: 1 },
      { countryId: 'JO', count: 1 },
    ])
    const inOrder = (language: 'en' | 'ar') => topCountries(counted, language).map(({ country }) => country.id)
    expect(inOrder('en')).toEqual(['SA', 'EG', 'JO', 'AE'])
    expect(inOrder('ar')).toEqual(['SA', 'JO', 'AE', 'EG'])
  })

  it('are all returned, without a limit', () => {
    const ids = countries.slice(0, 30).map(({ id }) => id)
    expect(topCountries(countriesOf(ids), 'ar').map(({ country }) => country.id)).toEqual(expect.arrayContaining(ids))
  })
})

it('reachOf counts the followers of each account once', () => {
  expect(
    reachOf([
      { id: 'x', followers: 5 },
      { id: 'x', followers: 5 },
      { id: 'y', followers: 2 },
    ]),
  ).toBe(7)
})
