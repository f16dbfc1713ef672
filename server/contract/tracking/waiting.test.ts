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
  mostDecided,
  waitingPageOf,
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

describe('an owner’s decision on waiting results', () => {
  const input = { programId: 'p', ids: ['b', 'a', 'b'], counts: true }
  const fieldsOf = (over: object) => {
    try {
      return acceptWaitingDecision({ ...input, ...over })
    } catch (error) {
      return error instanceof Problem ? error.fields?.map(({ path, rule }) => `${path} ${rule}`) : error
    }
  }

  it('names each result once, and reads a reason and a note only if it declines', () => {
    expect(acceptWaitingDecision(input)).toEqual({ programId: 'p', ids: ['a', 'b'], decline: null })
    expect(acceptWaitingDecision({ ...input, counts: false, reason: 'OTHER', note: '  \u202e ' })).toMatchObject({
      decline: { reason: 'OTHER', note: null },
    })
  })

  it('is refused without a reason, with too long a note, and for no or too many results', () => {
    expect(fieldsOf({ counts: false })).toEqual(['reason required'])
    expect(fieldsOf({ note: 'x'.repeat(501) })).toEqual(['note tooLong'])
    expect(fieldsOf({ ids: [] })).toEqual(['ids minItems'])
    expect(fieldsOf({ ids: Array.from({ length: mostDecided + 1 }, String) })).toEqual(['ids maxItems'])
  })
})

describe('a waiting result (Y-01)', () => {
  it('counts when its time has come, with the hold that began when it was reported', () => {
    expect(decideCounting(waiting, state, now)).toMatchObject({
      record: { status: 'Approved', reason: null, decidedAt: now },
      change: { from: 'Pending', to: 'Approved', holdFrom: waiting.receivedAt },
    })
  })

  it('is looked at again by the risk rules, and goes with its click', () => {
    expect(decideCounting(waiting, { ...state, facts: { ...quietFacts, visitorConversions: 99 } }, now).record).toMatchObject({
      status: 'Held',
      reason: 'TOO_MANY_CONVERSIONS',
      decidedAt: null,
    })
    const click = { ...goodClick, status: 'Rejected', reason: 'BOT' } as const
    expect(decideCounting(waiting, { ...state, click }, now).record).toMatchObject({ status: 'Rejected', reason: 'BOT' })
    const held = { ...goodClick, status: 'Held', reason: 'TOO_MANY_CLICKS' } as const
    expect(decideCounting(waiting, { ...state, click: held }, now).record).toMatchObject({ status: 'Held', reason: 'TOO_MANY_CLICKS' })
  })

  it('is declined with words, and waits again once nothing speaks against it', () => {
    expect(decideDeclining(waiting, { reason: 'CANCELLED', note: 'Returned' }, now)).toMatchObject({
      record: { status: 'Rejected', reason: 'DECLINED' },
      decline: { conversionId: waiting.id, reason: 'CANCELLED', note: 'Returned', at: now },
    })
    const held = { ...waiting, status: 'Held', reason: 'TOO_MANY_CLICKS' } as const
    expect(decideWaitingAgain(held)).toMatchObject({
      record: { status: 'Pending', countsAt: now },
      change: { from: 'Held', to: 'Pending' },
    })
  })

  it('stands in a list with totals, and in a file that no spreadsheet calculates', () => {
    expect(waitingPageOf({ count: 1, sum: 5, countsToday: 1, nextCountsAt: now }, [waiting])).toMatchObject({
      nextCountsAt: '2026-03-16T09:00:00.000Z',
    })
    expect(endOfToday(now)).toBe(Date.UTC(2026, 2, 16, 21))
    expect(waitingCsv([{ record: { ...waiting, externalId: '=1+1' }, participant: 'Noura' }])).toBe(
      '"order","event","day","amount_sar","participant","counts_on"\r\n"\'=1+1","SALE","2026-03-16",249.90,"Noura","2026-03-16"\r\n',
    )
  })

  it('is told to its owner once a day from nine in Riyadh', () => {
    expect([noticeDay(Date.UTC(2026, 2, 16, 5, 59)), noticeDay(Date.UTC(2026, 2, 16, 6))]).toEqual([null, '2026-03-16'])
    expect(waitingNotice({ id: 'p', profileId: 'brand', name: 'Morning' }, { count: 3, nextCountsAt: now })).toMatchObject({
      profileId: 'brand',
      type: 'PROGRAM_RESULTS_WAITING',
      meta: { programId: 'p', programName: 'Morning', count: 3, day: '2026-03-16' },
    })
  })
})
