import { describe, expect, test } from 'vitest'
import { audienceOf, averagesOf, firstDayFor, leastReliable, seriesOf } from './combine.ts'
import { emptyAudience, type SnapshotRecord } from './record.ts'

const at = (day: string) => Date.parse(`${day}T00:05:00Z`)
const snapshot = (accountId: string, day: string, over: Partial<SnapshotRecord> = {}): SnapshotRecord => ({
  accountId,
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
})
const big = snapshot('big', '2026-03-15', { followers: 9000, likes: 900, views: 1000, posts: 4, engagement: 1 })
const small = snapshot('small', '2026-03-14', { followers: 1000, likes: 100, views: 2000, posts: 1, engagement: 5 })

describe('averagesOf', () => {
  test('sums followers and posts, and weights all other averages by followers', () => {
    expect(averagesOf([big, small])).toEqual({
      followers: 10_000,
      likes: 820,
      views: 1100,
      engagement: 1.4,
      postsPerWeek: 5,
      source: 'API',
      measuredAt: '2026-03-14T00:05:00.000Z',
    })
    expect(averagesOf([small, big])).toEqual(averagesOf([big, small]))
    expect(averagesOf([])).toBeNull()
  })

  test('leaves out accounts that lack a figure, and weights all accounts equally if none has followers', () => {
    const silent = { ...small, likes: null, engagement: null, posts: null }
    expect(averagesOf([big, silent])).toMatchObject({ followers: 10_000, likes: 900, engagement: 1, postsPerWeek: 4 })
    expect(
      averagesOf([
        { ...big, followers: 0 },
        { ...small, followers: 0 },
      ]),
    ).toMatchObject({ followers: 0, views: 1500 })
    expect(averagesOf([silent])).toMatchObject({ likes: 0, engagement: 0, views: 2000 })
  })

  test('returns the least reliable source', () => {
    expect(leastReliable(['API', 'ESTIMATED'])).toBe('ESTIMATED')
    expect(leastReliable(['DEMO', 'API', 'ESTIMATED'])).toBe('DEMO')
    expect(leastReliable(['API', 'API'])).toBe('API')
    expect(leastReliable([])).toBeNull()
    expect(averagesOf([big, { ...small, source: 'DEMO' }])?.source).toBe('DEMO')
  })
})

describe('audienceOf', () => {
  const audience = (over: object) => ({ ...emptyAudience, ...over })
  const women = { key: 'female', weight: 1 }
  const men = { key: 'male', weight: 1 }

  test('weights each list by the followers of the accounts that report it, and sorts countries by size with other last', () => {
    const mixed = audienceOf(
      [
        {
          ...big,
          audience: audience({
            gender: [women],
            countries: [
              { key: 'AE', weight: 0.4 },
              { key: 'other', weight: 0.6 },
            ],
          }),
        },
        { ...small, audience: audience({ gender: [men], age: [{ key: '18-24', weight: 1 }], countries: [{ key: 'SA', weight: 1 }] }) },
      ],
      { races: true },
    )
    expect(mixed?.gender).toEqual([
      { key: 'female', weight: 0.9 },
      { key: 'male', weight: 0.1 },
    ])
    expect(mixed?.age).toEqual([{ key: '18-24', weight: 1 }])
    expect(mixed?.countries.map(({ key }) => key)).toEqual(['AE', 'SA', 'other'])
    expect(mixed?.types).toEqual([])
    expect(audienceOf([big], { races: true })).toBeNull()
  })

  // Decision E-09.
  test('returns no races unless they are allowed', () => {
    const snapshots = [{ ...big, audience: audience({ races: [{ key: 'arab', weight: 1 }] }) }]
    expect(audienceOf(snapshots, { races: true })?.races).toHaveLength(1)
    expect(audienceOf(snapshots, { races: false })?.races).toEqual([])
  })
})

describe('seriesOf', () => {
  const days = (id: string, ...which: number[]) =>
    which.map((day) => snapshot(id, `2026-03-${String(day).padStart(2, '0')}`, { followers: 1000 + day }))
  const range = { start: '2026-03-01', end: '2026-03-20' }
  const pointsOf = (snapshots: readonly SnapshotRecord[], over = range) =>
    seriesOf(['FOLLOWERS'], snapshots, over)[0]?.points.map(({ time, value }) => [Number(time.slice(8, 10)), value])

  test('has a point for every measured day, and no point (not a zero) for every other day', () => {
    expect(pointsOf(days('one', 1, 2, 5))).toEqual([
      [1, 1001],
      [2, 1002],
      [5, 1005],
    ])
    expect(seriesOf(['FOLLOWERS', 'VIEWS'], [], range)).toEqual([
      { metric: 'FOLLOWERS', points: [], source: null },
      { metric: 'VIEWS', points: [], source: null },
    ])
  })

  test('leaves out a day on which one account was not measured, because the sum would seem to fall', () => {
    expect(pointsOf([...days('one', 1, 2, 3, 4), ...days('two', 1, 3, 4)])?.map(([day]) => day)).toEqual([1, 3, 4])
  })

  test('continues without an account that was not measured for a week, and includes a new account from its first day', () => {
    const points = pointsOf([...days('one', 1, 2, 9, 10, 11), ...days('two', 1, 2), ...days('new', 11)])
    expect(points).toEqual([
      [1, 2002],
      [2, 2004],
      [10, 1010],
      [11, 2022],
    ])
  })

  test('also leaves out a day without an account that was last measured just before the range', () => {
    expect(firstDayFor('2026-03-05')).toBe('2026-02-26')
    expect(pointsOf([...days('one', 4, 5, 6), ...days('two', 4, 6)], { start: '2026-03-05', end: '2026-03-06' })).toEqual([[6, 2012]])
  })

  test('returns the least reliable source of the snapshots in the range', () => {
    const mixed = [...days('one', 1, 2), ...days('two', 2).map((row) => ({ ...row, source: 'DEMO' as const }))]
    expect(seriesOf(['VIEWS'], mixed, range)[0]?.source).toBe('DEMO')
    expect(seriesOf(['VIEWS'], mixed, { start: '2026-03-01', end: '2026-03-01' })[0]?.source).toBe('API')
  })
})
