import { describe, expect, it } from 'vitest'
import { programTerms } from '../terms.ts'
import { amount, day, now, published, stamp, stateOf } from '../testing/program.ts'
import { nextCheckAt } from './dates.ts'
import { decideTimerStep } from './timer.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const due = (program: ReturnType<typeof published>) => ({ ...program, dueAt: nextCheckAt(program, 'WEEKLY', programTerms) })
const soon = due(published({ status: 'Soon', startDate: '2026-12-01' }))
const retired = due(published({ status: 'Retired', retiredAt: now }))

describe('decideTimerStep', () => {
  it('starts a program exactly at the start of its first day', () => {
    const first = at('2026-12-01T00:00')
    expect(decideTimerStep(stateOf(soon), { ...stamp, now: first - 1 })).toBeNull()
    const step = decideTimerStep(stateOf(soon), { ...stamp, now: first })
    expect(step?.program).toMatchObject({ status: 'Active', dueAt: at('2027-02-01T00:00'), updatedAt: first })
    expect(step?.notice.owner?.meta).toMatchObject({ programStatus: 'Active' })
    expect(step?.notice.others?.meta).toMatchObject({ programStatus: 'Active' })
  })

  it('retires an ended program as of its end, even if the timer runs late', () => {
    const end = at('2027-02-01T00:00')
    for (const program of [soon, due(published()), due(published({ status: 'OnHold', holdCause: 'ADMIN' }))]) {
      const step = decideTimerStep(stateOf(program), { ...stamp, now: end + 50 * day })
      expect(step?.program).toMatchObject({ status: 'Retired', retiredAt: end, holdCause: null, updatedAt: end + 50 * day })
      expect(step?.program.dueAt).toBe(nextCheckAt({ ...program, status: 'Retired', retiredAt: end }, 'WEEKLY', programTerms))
    }
  })

  it('returns the leftover budget once, then schedules no more checks', () => {
    const moment = retired.dueAt ?? 0
    expect(decideTimerStep(stateOf(retired), { ...stamp, now: moment - 1 })).toBeNull()
    const step = decideTimerStep(stateOf(retired, { money: { escrow: 120_000, accrued: 0 } }), { ...stamp, now: moment })
    expect(step?.release).toMatchObject({ amount: 120_000 })
    expect(step?.program).toMatchObject({ status: 'Retired', budget: amount - 120_000, dueAt: null })
    expect(step?.notice).toEqual({ owner: null, others: null })
    expect(step && decideTimerStep(stateOf(step.program), { ...stamp, now: moment + day })).toBeNull()
  })

  it('keeps earned but unpaid money in the escrow, and checks again at the next run (L-09)', () => {
    const moment = retired.dueAt ?? 0
    const step = decideTimerStep(stateOf(retired, { money: { escrow: 50_000, accrued: 20_000 } }), { ...stamp, now: moment })
    expect(step?.release?.amount).toBe(30_000)
    expect(step?.program).toMatchObject({ budget: amount - 30_000, dueAt: moment + 7 * day })
  })

  it('keeps the money that open claims may earn, returns the rest, and checks again the next day (Y-12)', () => {
    const moment = retired.dueAt ?? 0
    const claims = { count: 2, amount: 70_000, since: now }
    const step = decideTimerStep(stateOf(retired, { money: { escrow: 120_000, accrued: 20_000 }, claims }), { ...stamp, now: moment })
    expect(step?.release?.amount).toBe(30_000)
    expect(step?.program).toMatchObject({ budget: amount - 30_000, dueAt: moment + day })
    const more = decideTimerStep(stateOf(retired, { money: { escrow: 50_000, accrued: 0 }, claims }), { ...stamp, now: moment })
    expect(more?.release).toBeNull()
    expect(more?.program).toMatchObject({ budget: amount, dueAt: moment + day })
    const decided = decideTimerStep(stateOf(retired, { money: { escrow: 50_000, accrued: 0 } }), { ...stamp, now: moment })
    expect(decided?.release?.amount).toBe(50_000)
  })

  it('returns nothing if everything was spent', () => {
    const step = decideTimerStep(stateOf(retired, { money: { escrow: 0, accrued: 0 } }), { ...stamp, now: retired.dueAt ?? 0 })
    expect(step?.release).toBeNull()
    expect(step?.program).toEqual({ ...retired, dueAt: null })
  })

  it('reschedules a check if the program’s dates were moved', () => {
    const early = { ...published({ endDate: '2027-03-31' }), dueAt: now }
    const step = decideTimerStep(stateOf(early), stamp)
    expect(step?.program).toEqual({ ...early, dueAt: at('2027-04-01T00:00') })
  })

  it('does nothing for a program that is not due', () => {
    expect(decideTimerStep(stateOf(published({ dueAt: null })), stamp)).toBeNull()
  })
})
