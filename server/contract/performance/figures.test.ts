import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { objectiveTypes } from '../programs/types.ts'
import { channelsOf, socialsOf } from './channels.ts'
import { countriesOf } from './countries.ts'
import { countingOf } from './count-change.ts'
import { inUnits, totalOf } from './counts.ts'
import { performanceCsv } from './csv.ts'
import { daysOf, type DayRange } from '../tracking/days.ts'
import { conversionRate, metricsOf, type MetricFacts } from './metrics.ts'
import { rangeOf } from './range.ts'
import { changesOf, events } from './testing/history.ts'

const facts: MetricFacts = {
  clicks: 200,
  approved: 8,
  approvedByCode: 0,
  revenue: 1_000_01,
  visitors: 150,
  uncountedClicks: 20,
  spend: 300_00,
}
const valuesOf = (over: Partial<MetricFacts>, objective: (typeof objectiveTypes)[number] = 'SALES') =>
  Object.fromEntries(metricsOf(objective, { ...facts, ...over }).map(({ name, value }) => [name, value]))

describe('metricsOf', () => {
  it.each([
    ['TRAFFIC', ['COST_PER_CLICK']],
    ['LEAD_GENERATION', ['LEADS', 'CONVERSION_RATE', 'COST_PER_LEAD']],
    ['DOWNLOADS', ['DOWNLOADS', 'CONVERSION_RATE', 'COST_PER_DOWNLOAD']],
    ['SIGN_UP', ['SIGN_UPS', 'CONVERSION_RATE', 'COST_PER_SIGN_UP']],
    ['SALES', ['ORDERS', 'REVENUE', 'CONVERSION_RATE', 'AVERAGE_ORDER', 'RETURN_ON_SPEND']],
  ] as const)('returns for %s the metrics that every program has, then the metrics of the objective (O-01)', (objective, own) =>
    expect(metricsOf(objective, facts).map(({ name }) => name)).toEqual(['CLICKS', 'UNIQUE_VISITORS', 'INVALID_CLICKS', ...own]),
  )

  it('returns shares from 0 to 1, and amounts in whole halalas, rounded half up', () => {
    expect(valuesOf({})).toMatchObject({ CONVERSION_RATE: 0.04, AVERAGE_ORDER: 12_500, RETURN_ON_SPEND: 1_000_01 / 300_00 })
    expect(valuesOf({ approved: 4, spend: 2 }, 'LEAD_GENERATION')).toMatchObject({ COST_PER_LEAD: 1 })
    expect(conversionRate({ clicks: 2, approved: 3, approvedByCode: 0 })).toBe(1)
  })

  it('leaves results by codes out of the conversion rate, and in the other metrics', () =>
    expect(valuesOf({ approvedByCode: 6 })).toMatchObject({ CONVERSION_RATE: 0.01, ORDERS: 8, AVERAGE_ORDER: 12_500 }))

  it('returns 0 instead of a division by zero (X-28)', () => {
    const none = { clicks: 0, approved: 0, approvedByCode: 0, revenue: 0, visitors: 0, uncountedClicks: 0, spend: 0 }
    for (const objective of objectiveTypes) expect(new Set(Object.values(valuesOf(none, objective)))).toEqual(new Set([0]))
    expect(valuesOf({ approved: 0, spend: 500 }, 'SIGN_UP')).toMatchObject({ COST_PER_SIGN_UP: 0 })
  })
})

describe('countriesOf', () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ country: `A${String.fromCodePoint(65 + at)}`, clicks: 130 - at * 10 }))
  it('returns the ten countries with the most clicks, then one entry for all others, then one for unknown countries (O-04)', () => {
    const shown = countriesOf([...many, { country: 'ZZ', clicks: 999 }, { country: 'SA', clicks: 0 }], 'en')
    expect(shown.map(({ key }) => key)).toEqual([...many.slice(0, 10).map(({ country }) => country), 'OTHER', 'ZZ'])
    expect(shown.at(-2)).toMatchObject({ clicks: 30 + 20 + 10, name: 'Other countries' })
    expect(shown.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })
  it('names countries in the reader’s language, and sorts equal counts by code', () => {
    const rows = ['SA', 'AE', 'ZZ'].map((country) => ({ country, clicks: 5 }))
    expect(countriesOf(rows, 'ar').map(({ name }) => name)).toEqual(['الإمارات العربية المتحدة', 'المملكة العربية السعودية', 'غير معروف'])
    expect(countriesOf([], 'en')).toEqual([])
  })
})

describe('channels', () => {
  const row = (channel: 'INSTAGRAM' | 'TIKTOK' | 'CODE' | 'OTHER', clicks: number, day = '2025-11-20') => ({
    day,
    channel,
    clicks,
    approved: 1,
    revenue: 5,
  })
  it('are sorted by clicks with OTHER last, and have their share of all clicks', () => {
    expect(channelsOf([row('OTHER', 50), row('INSTAGRAM', 10), row('TIKTOK', 40)])).toEqual([
      { key: 'TIKTOK', weight: 0.4, clicks: 40, approved: 1, revenue: 5 },
      { key: 'INSTAGRAM', weight: 0.1, clicks: 10, approved: 1, revenue: 5 },
      { key: 'OTHER', weight: 0.5, clicks: 50, approved: 1, revenue: 5 },
    ])
  })
  it('have results by code among them, which come without clicks', () => {
    const rows = [row('OTHER', 50), { ...row('CODE', 0), approved: 3 }, row('TIKTOK', 50)]
    expect(channelsOf(rows).map(({ key, weight, approved }) => [key, weight, approved])).toEqual([
      ['TIKTOK', 0.5, 1],
      ['CODE', 0, 3],
      ['OTHER', 0.5, 1],
    ])
  })

  it('are returned for each day of a range, with shares of the clicks of that day (O-05)', () =>
    expect(socialsOf([row('TIKTOK', 3), row('OTHER', 1)], { start: '2025-11-18', end: '2025-11-20' })).toEqual([
      { date: '2025-11-18', results: [] },
      { date: '2025-11-19', results: [] },
      {
        date: '2025-11-20',
        results: [
          { key: 'TIKTOK', weight: 0.75, clicks: 3, approved: 1 },
          { key: 'OTHER', weight: 0.25, clicks: 1, approved: 1 },
        ],
      },
    ]))
})

describe('performanceCsv', () => {
  const cell = { day: '2025-11-20', channel: 'TIKTOK', country: 'SA', clicks: 3, approved: 1, revenue: 12_305 } as const
  it('merges the lines of several participants, and writes riyals with two decimals', () =>
    expect(performanceCsv('SALES', [cell, { ...cell, day: '2025-11-19' }, { ...cell, revenue: 5 }])).toBe(
      '"day","channel","country","clicks","approved","revenue_sar"\r\n' +
        '"2025-11-19","TIKTOK","SA",3,1,123.05\r\n' +
        '"2025-11-20","TIKTOK","SA",6,2,123.10\r\n',
    ))
  it('writes the clicks as approved results for TRAFFIC', () =>
    expect(performanceCsv('TRAFFIC', [{ ...cell, approved: 0 }])).toContain('"TIKTOK","SA",3,3,123.05'))
})

const range: DayRange = { start: '2025-11-10', end: '2025-11-21' }

describe('figures of random histories', () => {
  it('add up exactly: participants to their program, and days, channels and countries to the total', () => {
    fc.assert(
      fc.property(events, fc.constantFrom(...objectiveTypes), (history, objective) => {
        const { counts, uncounted } = countingOf(history.flatMap(changesOf))
        const viewOf = (profileId: string | null) => {
          const own = counts.filter((row) => profileId === null || row.profileId === profileId)
          const notCounted = uncounted.filter((row) => row.kind === 'CLICK' && (profileId === null || row.profileId === profileId))
          const uncountedClicks = notCounted.reduce((sum, { count }) => sum + count, 0)
          return rangeOf(objective, range, { channelDays: own, countries: own, visitors: 0, uncountedClicks, rewards: [] }, 'en')
        }
        const whole = viewOf(null)
        const each = ['noura', 'huda', 'fahad'].map(viewOf)
        const total = totalOf(whole.days)
        expect(totalOf(each.flatMap(({ days }) => days))).toEqual(total)
        expect(totalOf(whole.channels)).toEqual(total)
        expect(whole.countries.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(total.clicks)
        expect(totalOf(counts.map((row) => inUnits(objective, row)))).toEqual(total)
        expect(whole.days).toHaveLength(daysOf(range).length)
        for (const step of ['allClicks', 'validClicks', 'approved'] as const)
          expect(each.reduce((sum, { funnel }) => sum + funnel[step], 0)).toBe(whole.funnel[step])
        expect(whole.funnel.allClicks).toBeGreaterThanOrEqual(whole.funnel.validClicks)
      }),
    )
  })
})
