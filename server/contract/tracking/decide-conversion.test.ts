import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conversionLimits } from './conversion-limits.ts'
import { decideConversion, decideRepeat, trialClickId, type ConversionState } from './decide-conversion.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { resultStatuses } from './record.ts'
import { approvedSale, goodClick, quietFacts, reportedSale, salesProgram, sampleNow } from './testing/sample.ts'

const window = conversionLimits.window * 1000
const state: ConversionState = { program: salesProgram, click: goodClick, facts: quietFacts }
const decide = (over: Partial<ConversionState> = {}, reported: Partial<ReportedConversion> = {}, now = sampleNow) =>
  decideConversion({ ...state, ...over }, { reported: { ...reportedSale, ...reported }, way: 'SERVER', id: 'conversion', now })
const codeOf = (decided: ReturnType<typeof decide>) => (decided.refusal ? decided.refusal.code : decided.record.status)

describe('a conversion', () => {
  it('counts at once for the participant of its click, with the click’s channel and country (N-08, N-11)', () => {
    expect(decide()).toEqual({
      record: approvedSale,
      change: {
        kind: 'CONVERSION',
        ...{ id: 'conversion', programId: 'program', profileId: 'noura', channel: 'TIKTOK', country: 'SA', visitor: 'visitor' },
        ...{ at: sampleNow, from: null, to: 'Approved', reason: null, fromReason: null, amount: 249_90 },
      },
    })
  })

  it.each([
    ['of another event', { program: { ...salesProgram, objectiveType: 'SIGN_UP' as const } }, 'EVENT_NOT_FOR_OBJECTIVE'],
    ['of a program for traffic', { program: { ...salesProgram, objectiveType: 'TRAFFIC' as const } }, 'EVENT_NOT_FOR_OBJECTIVE'],
    ['of no click', { click: null }, 'CLICK_NOT_FOUND'],
    ['of another program’s click', { click: { ...goodClick, programId: 'other' } }, 'CLICK_NOT_FOUND'],
    [
      'of a click that does not count (X-23)',
      { click: { ...goodClick, status: 'Rejected' as const, reason: 'BOT' as const } },
      'CLICK_NOT_FOUND',
    ],
    ['of a program on hold (X-22)', { program: { ...salesProgram, status: 'OnHold' as const } }, 'Rejected'],
    ['that a rule speaks against', { facts: { ...quietFacts, seconds: 2 } }, 'Held'],
    ['of a click that is held', { click: { ...goodClick, status: 'Held' as const, reason: 'TOO_MANY_CLICKS' as const } }, 'Held'],
  ])('%s', (_, over, code) => expect(codeOf(decide(over))).toBe(code))

  it('has 30 days from its click, to when it happened or else to now (X-24)', () => {
    const late = goodClick.at + window
    expect(codeOf(decide({}, {}, late))).toBe('Approved')
    expect(codeOf(decide({}, {}, late + 1))).toBe('ATTRIBUTION_WINDOW_PASSED')
    expect(codeOf(decide({}, { occurredAt: late }, late + 5 * window))).toBe('Approved')
    expect(decide({}, { occurredAt: goodClick.at - 1 }).refusal).toEqual({
      code: 'BODY_INVALID',
      fields: [{ path: 'occurredAt', rule: 'outOfRange' }],
    })
  })

  it('counts for a retired program from clicks before its end, for 30 days after it (L-02, X-33)', () => {
    const retiredAt = goodClick.at + 1_000
    const program = { ...salesProgram, status: 'Retired' as const, retiredAt }
    expect(codeOf(decide({ program }))).toBe('Approved')
    expect(codeOf(decide({ program: { ...program, retiredAt: goodClick.at - 1 } }))).toBe('ATTRIBUTION_WINDOW_PASSED')
    expect(codeOf(decide({ program }, { occurredAt: sampleNow }, retiredAt + window))).toBe('Approved')
    expect(codeOf(decide({ program }, { occurredAt: sampleNow }, retiredAt + window + 1))).toBe('ATTRIBUTION_WINDOW_PASSED')
  })

  it('that was taken back before it came is known, and does not count when it comes', () => {
    const early = decide({}, { isReversed: true })
    expect(early.record).toMatchObject({ status: 'Reversed', reason: 'REVERSED' })
    if (early.record) expect(decideRepeat(early.record, { reported: reportedSale, now: sampleNow, clickAt: 0 })).toEqual({ kind: 'repeat' })
  })

  it('with the click id of a trial is answered and counts for nobody', () => {
    expect(decide({ click: null, facts: null }, { clickId: trialClickId })).toMatchObject({
      record: { way: 'TEST', status: 'Approved', profileId: 'brand' },
      change: null,
    })
    expect(codeOf(decide({}, { clickId: trialClickId, event: 'LEAD' }))).toBe('EVENT_NOT_FOR_OBJECTIVE')
  })
})

describe('a number that is known', () => {
  const again = (over: Partial<ReportedConversion>, now = sampleNow, clickAt: number | null = goodClick.at) =>
    decideRepeat(approvedSale, { reported: { ...reportedSale, ...over }, now, clickAt })

  it('changes nothing, whatever else is said with it (N-09)', () =>
    expect(again({ amount: 1, clickId: 'another' })).toEqual({ kind: 'repeat' }))

  it('is taken back until 30 days after its click (X-21), and then counts no more', () => {
    const done = again({ isReversed: true })
    expect(done).toMatchObject({
      kind: 'reversed',
      record: { status: 'Reversed' },
      change: { from: 'Approved', to: 'Reversed', amount: 249_90 },
    })
    expect(again({ isReversed: true }, goodClick.at + window).kind).toBe('reversed')
    expect(again({ isReversed: true }, goodClick.at + window + 1)).toEqual({
      kind: 'refused',
      refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' },
    })
    expect(again({ isReversed: true, clickId: 'another' })).toEqual({ kind: 'refused', refusal: { code: 'CLICK_NOT_FOUND' } })
    expect(again({ isReversed: true }, approvedSale.occurredAt + window, null).kind).toBe('reversed')
  })

  it('whatever comes in which order, settles: no answer brings back what was taken back or decided against', () => {
    const moves = fc.array(fc.record({ isReversed: fc.boolean(), amount: fc.integer({ min: 0, max: 1_000 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...resultStatuses), moves, (status, all) => {
        let record = { ...approvedSale, status }
        let counted = status === 'Approved' ? 1 : 0
        for (const over of all) {
          const done = decideRepeat(record, { reported: { ...reportedSale, ...over }, now: sampleNow, clickAt: goodClick.at })
          if (done.kind !== 'reversed') continue
          counted += (done.change?.to === 'Approved' ? 1 : 0) - (done.change?.from === 'Approved' ? 1 : 0)
          record = done.record
        }
        expect(counted).toBe(record.status === 'Approved' ? 1 : 0)
        expect(record.amount).toBe(approvedSale.amount)
        if (all.some(({ isReversed }) => isReversed)) expect(['Reversed', 'Rejected']).toContain(record.status)
      }),
    )
  })
})
