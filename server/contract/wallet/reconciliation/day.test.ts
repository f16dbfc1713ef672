import { describe, expect, it } from 'vitest'
import { topUpsBehind, chargesNeededFrom, daysToCompare, nextComparison, totalsOfDay, type DatedCharge, type DayOfGateway } from './day.ts'

const hour = 3_600_000
const start = Date.parse('2026-03-15T00:00:00+03:00')
const end = start + 24 * hour
const nothing: DayOfGateway = { start, end, charges: [], credited: [], forCharges: [] }
const charge = (topUpId: string | null, amount: number, chargedAt = start + hour, returned = 0): DatedCharge => ({
  topUpId,
  amount,
  returned,
  chargedAt,
})
const cleared = (reference: string, amount: number) => ({ reference, amount: -amount })

describe('the totals of a gateway’s day', () => {
  it('are equal if each charge was credited once', () => {
    const one = cleared('one', 500)
    expect(totalsOfDay({ ...nothing, charges: [charge('one', 500)], credited: [one], forCharges: [one] })).toEqual({
      theirs: 500,
      ours: 500,
    })
    expect(totalsOfDay(nothing)).toEqual({ theirs: 0, ours: 0 })
  })

  it('include a payment before midnight that was credited after midnight; the next day’s totals do not include it', () => {
    const late = charge('late', 500, end - 1)
    expect(totalsOfDay({ ...nothing, charges: [late], forCharges: [cleared('late', 500)] })).toEqual({ theirs: 500, ours: 500 })
    const next = { ...nothing, start: end, end: end + 24 * hour, charges: [late], credited: [cleared('late', 500)] }
    expect(totalsOfDay(next)).toEqual({ theirs: 0, ours: 0 })
  })

  it('differ if a charge was not credited, was credited twice, belongs to no top-up or was refunded', () => {
    expect(totalsOfDay({ ...nothing, charges: [charge('one', 500)] })).toEqual({ theirs: 500, ours: 0 })
    const twice = [cleared('one', 500), cleared('one', 500)]
    expect(totalsOfDay({ ...nothing, charges: [charge('one', 500)], credited: twice, forCharges: twice })).toEqual({
      theirs: 500,
      ours: 1000,
    })
    expect(totalsOfDay({ ...nothing, charges: [charge(null, 70)] })).toEqual({ theirs: 70, ours: 0 })
    const returned = { ...nothing, charges: [charge('one', 500, start, 200)], forCharges: [cleared('one', 500)] }
    expect(totalsOfDay(returned)).toEqual({ theirs: 300, ours: 500 })
  })

  it('do not include refunds of charges of earlier days', () => {
    const wentBack = [{ reference: 'old', amount: 500 }]
    expect(totalsOfDay({ ...nothing, credited: wentBack })).toEqual({ theirs: 0, ours: 0 })
  })

  it('are equal if a refund was taken back from the wallet; both belong to the day of the charge', () => {
    const forCharges = [cleared('one', 500), { reference: 'one', amount: 200 }]
    expect(totalsOfDay({ ...nothing, charges: [charge('one', 500, start, 200)], forCharges })).toEqual({ theirs: 300, ours: 300 })
  })

  it('differ by top-ups of which the gateway now has less than was credited, which topUpsBehind returns', () => {
    const charges = [charge('back', 500, start, 200), charge('whole', 500), charge('taken', 500, start, 500), charge(null, 70, start, 70)]
    const moved = [cleared('back', 500), cleared('whole', 500), cleared('taken', 500), { reference: 'taken', amount: 500 }]
    expect(topUpsBehind(charges, moved)).toEqual(['back'])
    expect(topUpsBehind([charge('twice', 500), charge('twice', 500, start, 500)], [cleared('twice', 500)])).toEqual([])
  })

  it('differ if a payment was credited that the gateway never took', () =>
    expect(totalsOfDay({ ...nothing, credited: [cleared('one', 500)] })).toEqual({ theirs: 0, ours: 500 }))
})

describe('the days to compare', () => {
  it('are those of the last week that ended at least an hour ago', () => {
    expect(daysToCompare(end + hour - 1).at(-1)?.day).toBe('2026-03-14')
    const days = daysToCompare(end + hour)
    expect(days).toHaveLength(7)
    expect(days.at(-1)).toEqual({ day: '2026-03-15', start, end })
    expect(days[0]?.day).toBe('2026-03-09')
  })

  it('are compared again after the current day, or in an hour if a day is not settled', () => {
    expect(nextComparison(end + hour, true)).toBe(end + 25 * hour)
    expect(nextComparison(end + 5 * hour, true)).toBe(end + 25 * hour)
    expect(nextComparison(end + hour, false)).toBe(end + 2 * hour)
  })

  it('need the charges of all top-ups that were credited on them, but none from more than a week before', () => {
    expect(chargesNeededFrom(start, [])).toBe(start)
    expect(chargesNeededFrom(start, [start + hour, start - hour])).toBe(start - hour)
    expect(chargesNeededFrom(start, [start - 30 * 24 * hour])).toBe(start - 7 * 24 * hour)
  })
})
