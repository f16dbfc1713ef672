import { describe, expect, it } from 'vitest'
import type { SecondLookRecord } from './record.ts'
import { decideRange, uncountedTotals } from './uncounted.ts'
import { sampleNow } from './testing/sample.ts'

const row = (kind: 'CLICK' | 'CONVERSION', reason: 'REPEAT' | 'BOT' | 'TOO_FAST', day: string, count: number) => ({
  kind,
  reason,
  day,
  count,
})
const look: SecondLookRecord = {
  id: 'look',
  programId: 'p',
  profileId: 'noura',
  kind: 'CLICK',
  reason: 'REPEAT',
  day: '2026-03-15',
  note: null,
  status: 'Asked',
  askedAt: 0,
  answerBy: 1,
  answeredAt: null,
  answer: null,
}
const rows = [
  row('CONVERSION', 'TOO_FAST', '2026-03-14', 1),
  row('CLICK', 'BOT', '2026-03-14', 2),
  row('CLICK', 'REPEAT', '2026-03-14', 3),
  row('CLICK', 'REPEAT', '2026-03-15', 4),
  row('CLICK', 'REPEAT', '2026-03-15', 5),
  row('CLICK', 'REPEAT', '2026-03-16', 0),
]

describe('what did not count', () => {
  it('is told by kind and reason, and by day, the newest first; asked for once a day and reason', () => {
    const totals = uncountedTotals(rows, [look], true)
    expect(totals.map(({ kind, reason, count }) => [kind, reason, count])).toEqual([
      ['CLICK', 'REPEAT', 12],
      ['CLICK', 'BOT', 2],
      ['CONVERSION', 'TOO_FAST', 1],
    ])
    expect(totals[0]?.days.map(({ day, count, mayAsk, secondLook }) => [day, count, mayAsk, secondLook?.id])).toEqual([
      ['2026-03-15', 9, false, 'look'],
      ['2026-03-14', 3, true, undefined],
    ])
    for (const { count, days } of totals) expect(days.reduce((sum, one) => sum + one.count, 0)).toBe(count)
  })

  it('is asked for by nobody who pays for it', () => {
    expect(uncountedTotals(rows, [], false).flatMap(({ days }) => days.map(({ mayAsk }) => mayAsk))).not.toContain(true)
  })

  it('is of the last thirty days unless others are asked for, and of a year at most (O-05)', () => {
    expect(decideRange({}, sampleNow).changes).toEqual({ startDate: '2026-02-15', endDate: '2026-03-16' })
    expect(decideRange({ startDate: '2025-03-16', endDate: '2026-03-16' }, sampleNow).changes).toBeDefined()
    for (const wrong of [
      { startDate: '2025-03-15', endDate: '2026-03-16' },
      { startDate: '2026-03-17', endDate: '2026-03-16' },
      { startDate: '2026-02-30' },
      { endDate: 'today' },
    ])
      expect(decideRange(wrong, sampleNow).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })
})
