import { describe, expect, it } from 'vitest'
import { conversionLimits } from './conversion-limits.ts'
import { decideConversion, type ConversionState } from './decide-conversion.ts'
import { decideRepeat } from './decide-repeat.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { ConversionWay } from './record.ts'
import { approvedSale, goodClick, quietFacts, reportedSale, salesProgram, sampleNow } from './testing/sample.ts'

const window = conversionLimits.window * 1000
const day = 86_400_000
const state: ConversionState = { program: salesProgram, click: goodClick, facts: quietFacts, wait: 14 * day }
const decide = (
  over: Partial<ConversionState> = {},
  reported: Partial<ReportedConversion> = {},
  { now = sampleNow, way = 'SERVER' }: { now?: number; way?: ConversionWay } = {},
) => decideConversion({ ...state, ...over }, { reported: { ...reportedSale, ...reported }, way, id: 'conversion', now })
const codeOf = (decided: ReturnType<typeof decide>) => (decided.refusal ? decided.refusal.code : decided.record.status)

describe('deciding on a conversion', () => {
  it('approves a conversion for the participant of its click, with the click’s channel and country (N-08, N-11)', () => {
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
  ])('answers as expected to a conversion %s', (_, over, code) => expect(codeOf(decide(over))).toBe(code))

  it('accepts a conversion up to 30 days after its click; without an own time, the conversion has that of its report (X-24)', () => {
    const late = goodClick.at + window
    expect(codeOf(decide({}, {}, { now: late }))).toBe('Approved')
    expect(codeOf(decide({}, {}, { now: late + 1 }))).toBe('ATTRIBUTION_WINDOW_PASSED')
    expect(codeOf(decide({}, { occurredAt: late }, { now: late + 5 * window }))).toBe('Approved')
    expect(decide({}, { occurredAt: goodClick.at - 1 }).refusal).toEqual({
      code: 'BODY_INVALID',
      fields: [{ path: 'occurredAt', rule: 'outOfRange' }],
    })
  })

  it('accepts a conversion for 30 days after its program retired, if the click came before the program retired (L-02, X-33)', () => {
    const retiredAt = goodClick.at + 1_000
    const program = { ...salesProgram, status: 'Retired' as const, retiredAt }
    expect(codeOf(decide({ program }))).toBe('Approved')
    expect(codeOf(decide({ program: { ...program, retiredAt: goodClick.at - 1 } }))).toBe('ATTRIBUTION_WINDOW_PASSED')
    expect(codeOf(decide({ program }, { occurredAt: sampleNow }, { now: retiredAt + window }))).toBe('Approved')
    expect(codeOf(decide({ program }, { occurredAt: sampleNow }, { now: retiredAt + window + 1 }))).toBe('ATTRIBUTION_WINDOW_PASSED')
  })

  it('stores a reversal that comes before the report of its conversion, so that the conversion does not count', () => {
    const early = decide({}, { isReversed: true })
    expect(early.record).toMatchObject({ status: 'Reversed', reason: 'REVERSED' })
    if (early.record)
      expect(decideRepeat(early.record, { reported: reportedSale, way: 'SERVER', now: sampleNow, clickAt: 0 })).toEqual({
        kind: 'repeat',
        differs: [],
      })
  })

  it('makes a browser’s report wait for the brand, and approves proof at once (Y-01)', () => {
    for (const way of ['SERVER', 'POSTBACK', 'IMPORT'] as const)
      expect(decide({}, {}, { way }).record).toMatchObject({ status: 'Approved', countsAt: null, decidedAt: sampleNow })
    const waiting = decide({}, {}, { way: 'PIXEL' })
    expect(waiting.record).toMatchObject({ status: 'Pending', reason: null, countsAt: sampleNow + 14 * day, decidedAt: null })
    expect(waiting.change).toMatchObject({ from: null, to: 'Pending' })
    expect(codeOf(decide({ facts: { ...quietFacts, seconds: 2 } }, {}, { way: 'PIXEL' }))).toBe('Held')
  })
})
