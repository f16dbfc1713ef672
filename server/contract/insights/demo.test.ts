import { describe, expect, test } from 'vitest'
import { platforms } from '../social/record.ts'
import { plusDays } from './days.ts'
import { demoAudience, demoFigures, demoFollowers, demoHistory, demoMissing } from './demo.ts'

const today = '2026-03-15'
const noura = { platform: 'INSTAGRAM', userName: 'noura.cooks', followers: 48_200 } as const
const known = { ...noura, day: today }

describe('figures of a demo account', () => {
  test('are the same from any starting day, and differ by name and platform', () => {
    expect(demoHistory(known, '2026-01-01', today)).toEqual(demoHistory(known, '2026-01-01', today))
    const before = { ...known, day: '2026-02-01', followers: demoFollowers(known, '2026-02-01') }
    expect(Math.abs(demoFollowers(before, today) - 48_200)).toBeLessThan(3)
    expect(demoFigures({ ...known, userName: 'NOURA.COOKS' }, today)).toEqual(demoFigures(known, today))
    expect(demoFigures({ ...known, userName: 'huda' }, today)).not.toEqual(demoFigures(known, today))
    expect(demoFigures({ ...known, platform: 'TIKTOK' }, today)).not.toEqual(demoFigures(known, today))
  })

  test('include the given followers on the account’s day, and fewer followers half a year before', () => {
    for (const platform of platforms) {
      const account = { ...known, platform }
      expect(demoFollowers(account, today)).toBe(48_200)
      const before = demoFollowers(account, plusDays(today, -180))
      expect(before).toBeGreaterThan(48_200 * 0.55)
      expect(before).toBeLessThan(48_200)
    }
  })

  test('are plausible on every day and for every size of account', () => {
    for (const platform of platforms)
      for (const followers of [1_000, 48_200, 2_000_000])
        for (const { figures } of demoHistory({ platform, userName: 'x', day: today, followers }, plusDays(today, -60), today)) {
          expect(figures.engagement).toBeGreaterThan(0.1)
          expect(figures.engagement).toBeLessThan(16)
          expect(figures.likes).toBeLessThan(figures.followers)
          expect(figures.posts).toBeGreaterThanOrEqual(0)
          expect(figures.posts).toBeLessThan(25)
        }
  })

  test('are missing on some days, but never on the last day, which has the audience', () => {
    const history = demoHistory(known, plusDays(today, -179), today)
    expect(history.length).toBeLessThan(180)
    expect(history.length).toBeGreaterThan(170)
    expect(history.at(-1)?.day).toBe(today)
    expect(history.filter(({ figures }) => figures.audience !== null).map(({ day }) => day)).toEqual([today])
  })

  test('have an audience whose lists each sum to one', () => {
    for (const platform of platforms)
      for (const list of Object.values(demoAudience({ ...known, platform })))
        expect(list.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
  })

  test('are added for half a year at first, later for the days since the last snapshot, and never twice for a day', () => {
    expect(demoMissing(noura, null, today)[0]?.day).toBe(plusDays(today, -179))
    const since = demoMissing(noura, { day: '2026-03-12', followers: 48_000 }, today)
    expect(since.at(-1)?.day).toBe(today)
    expect(since.every(({ day }) => day > '2026-03-12')).toBe(true)
    expect(demoMissing(noura, { day: today, followers: 48_200 }, today)).toEqual([])
    expect(demoMissing(noura, { day: '2024-01-01', followers: 20_000 }, today).length).toBeLessThan(181)
  })
})
