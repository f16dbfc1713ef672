import { describe, expect, it } from 'vitest'
import { demoAccount } from '../social/demo.ts'
import { isBehind, measureInvented, snapshotsOf } from './measure.ts'

const day = 86_400_000
const now = Date.parse('2026-03-15T09:00:00Z')
const link = { id: 'a', platform: 'TIKTOK', source: 'DEMO', ...demoAccount('TIKTOK', 'noura', 'micro') } as const

describe('measuring a demo account', () => {
  it('is due (isBehind) until it has figures of today; other accounts are never due', () => {
    expect([null, '2026-03-14', '2026-03-15'].map((lastDay) => isBehind(link, lastDay, now))).toEqual([true, true, false])
    expect(isBehind({ source: 'API' }, null, now)).toBe(false)
  })

  it('returns half a year at first, later the days since the last measurement, and only today if today is measured again', () => {
    const first = measureInvented(link, null, now)
    expect(first.days.length).toBeGreaterThan(170)
    expect(first.days.at(-1)).toMatchObject({ day: '2026-03-15', figures: { followers: link.followers } })
    const last = { day: '2026-03-15', followers: link.followers }
    expect(measureInvented(link, last, now).days).toEqual(first.days.slice(-1))
    const later = measureInvented(link, last, now + 2 * day)
    expect(later.days.at(-1)?.day).toBe('2026-03-17')
    expect(later.account).toEqual({ ...demoAccount('TIKTOK', 'noura', 'micro'), followers: later.days.at(-1)?.figures.followers })
  })

  it('gives one snapshot for each day (snapshotsOf), without races unless they are allowed', () => {
    const measurement = measureInvented(link, { day: '2026-03-14', followers: link.followers }, now)
    const [snapshot] = snapshotsOf(link, measurement, { now, races: true })
    expect(snapshot).toMatchObject({ accountId: 'a', day: '2026-03-15', measuredAt: now, source: 'DEMO' })
    expect(snapshot?.audience?.races).not.toEqual([])
    const [without] = snapshotsOf(link, measurement, { now, races: false })
    expect(without?.audience?.races).toEqual([])
    expect(without?.audience?.age).toEqual(snapshot?.audience?.age)
  })
})
