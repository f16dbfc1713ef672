import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import type { ConversionRecord } from './record.ts'
import { approvedSale, goodClick, quietFacts, sampleNow as now } from './testing/sample.ts'
import {
  acceptWaitingDecision,
  decideCounting,
  decideDeclining,
  decideWaitingAgain,
  endOfToday,
  letCount,
  mostDecided,
  waitingPageOf,
  waitingResultFields,
} from './waiting.ts'
import { waitingCsv } from './waiting-csv.ts'
import { noticeDay, waitingNotice } from './waiting-notice.ts'

const day = 86_400_000
const waiting: ConversionRecord = {
  ...approvedSale,
  way: 'PIXEL',
  status: 'Pending',
  receivedAt: now - 14 * day,
  decidedAt: null,
  countsAt: now,
}
const state = { click: goodClick, facts: quietFacts }
const byTime = { now, isConfirmed: false }

describe('an owner’s decision on waiting results', () => {
  const input = { programId: 'p', ids: ['b', 'a', 'b'], counts: true }
  const fieldsOf = (over: object) => {
    try {
      return acceptWaitingDecision({ ...input, ...over })
    } catch (error) {
      return error instanceof Problem ? error.fields?.map(({ path, rule }) => `${path} ${rule}`) : error
    }
  }

  it('contains each result once, and a reason and note only if it declines', () => {
    expect(acceptWaitingDecision(input)).toEqual({ programId: 'p', ids: ['a', 'b'], decline: null })
    expect(acceptWaitingDecision({ ...input, counts: false, reason: 'OTHER', note: '  \u202e ' })).toMatchObject({
      decline: { reason: 'OTHER', note: null },
    })
  })

  it('is refused without a reason, with a note that is too long, and for no or too many results', () => {
    expect(fieldsOf({ counts: false })).toEqual(['reason required'])
    expect(fieldsOf({ note: 'x'.repeat(501) })).toEqual(['note tooLong'])
    expect(fieldsOf({ ids: [] })).toEqual(['ids minItems'])
    expect(fieldsOf({ ids: Array.from({ length: mostDecided + 1 }, String) })).toEqual(['ids maxItems'])
  })
})

describe('a waiting result (Y-01)', () => {
  it('counts when its wait is over; the hold of its reward began at the report', () => {
    expect(decideCounting(waiting, state, byTime)).toMatchObject({
      record: { status: 'Approved', reason: null, decidedAt: now },
      change: { from: 'Pending', to: 'Approved', holdFrom: waiting.receivedAt },
    })
  })

  it('is checked by the risk rules again, and follows the status of its click', () => {
    expect(decideCounting(waiting, { ...state, facts: { ...quietFacts, visitorConversions: 99 } }, byTime).record).toMatchObject({
      status: 'Held',
      reason: 'TOO_MANY_CONVERSIONS',
      decidedAt: null,
    })
    const click = { ...goodClick, status: 'Rejected', reason: 'BOT' } as const
    expect(decideCounting(waiting, { ...state, click }, byTime).record).toMatchObject({ status: 'Rejected', reason: 'BOT' })
    const held = { ...goodClick, status: 'Held', reason: 'TOO_MANY_CLICKS' } as const
    expect(decideCounting(waiting, { ...state, click: held }, byTime).record).toMatchObject({ status: 'Held', reason: 'TOO_MANY_CLICKS' })
  })

  it('never counts automatically if its number is contested; its owner must confirm it, or the back office decides (Y-02)', () => {
    const contested = { ...waiting, naming: 'Contested' } as const
    const { record } = decideCounting(contested, state, byTime)
    expect(record).toMatchObject({ status: 'Held', reason: 'CONTESTED', decidedAt: null, heldAt: now, countsAt: now })
    expect(decideCounting(contested, state, { now, isConfirmed: true }).record).toMatchObject({ status: 'Approved' })
    // The owner alone cannot take the number of a settled result.
    expect(decideCounting(contested, state, { now, isConfirmed: true, isDisputed: true }).record).toEqual(record)
    expect(letCount(record, now + day)).toMatchObject({ record: { status: 'Approved' }, change: { holdFrom: waiting.receivedAt } })
    expect(waitingResultFields.isContested(contested)).toBe(true)
    expect(waitingCsv([{ record: contested, participant: 'Noura' }])).toMatch(/"Noura","",""\r\n$/)
  })

  it('waits for the rest of its owner’s hold if an admin releases it; its reward gets no second hold', () => {
    const arrived = { ...waiting, status: 'Held', reason: 'TOO_FAST', receivedAt: now, heldAt: now, countsAt: now + 14 * day } as const
    expect(letCount(arrived, now + 20 * day).record).toMatchObject({ status: 'Pending', countsAt: now + 34 * day })
    const confirmed = decideCounting(
      { ...waiting, countsAt: now + 5 * day },
      { ...state, facts: { ...quietFacts, visitorConversions: 99 } },
      { now, isConfirmed: true },
    ).record
    expect(confirmed).toMatchObject({ status: 'Held', countsAt: now })
    expect(letCount(confirmed, now + day).record).toMatchObject({ status: 'Approved' })
    expect(letCount({ ...arrived, way: 'SERVER', countsAt: null }, now + day)).toMatchObject({ record: { status: 'Approved' } })
  })

  it('can be declined with a reason, and waits again if it is no longer held', () => {
    expect(decideDeclining(waiting, { reason: 'CANCELLED', note: 'Returned' }, now)).toMatchObject({
      record: { status: 'Rejected', reason: 'DECLINED' },
      decline: { conversionId: waiting.id, reason: 'CANCELLED', note: 'Returned', at: now },
    })
    const held = { ...waiting, status: 'Held', reason: 'TOO_MANY_CLICKS', heldAt: waiting.receivedAt } as const
    expect(decideWaitingAgain(held, now)).toMatchObject({
      record: { status: 'Pending', countsAt: now + 14 * day, heldAt: null },
      change: { from: 'Held', to: 'Pending' },
    })
  })

  it('is listed with totals, and exported to a file without formulas', () => {
    expect(waitingPageOf({ count: 1, sum: 5, countsToday: 1, nextCountsAt: now }, [waiting])).toMatchObject({
      nextCountsAt: '2026-03-16T09:00:00.000Z',
    })
    expect(endOfToday(now)).toBe(Date.UTC(2026, 2, 16, 21))
    expect(waitingCsv([{ record: { ...waiting, externalId: '=1+1' }, participant: 'Noura' }])).toBe(
      '"order","event","day","amount_sar","participant","counts_on","promo_code"\r\n"\'=1+1","SALE","2026-03-16",249.90,"Noura","2026-03-16",""\r\n',
    )
  })

  it('is notified to its owner once a day, from 09:00 in Riyadh', () => {
    expect([noticeDay(Date.UTC(2026, 2, 16, 5, 59)), noticeDay(Date.UTC(2026, 2, 16, 6))]).toEqual([null, '2026-03-16'])
    expect(waitingNotice({ id: 'p', profileId: 'brand', name: 'Morning' }, { count: 3, nextCountsAt: now })).toMatchObject({
      profileId: 'brand',
      type: 'PROGRAM_RESULTS_WAITING',
      meta: { programId: 'p', programName: 'Morning', count: 3, day: '2026-03-16' },
    })
  })
})
