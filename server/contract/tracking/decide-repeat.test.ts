import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conversionLimits } from './conversion-limits.ts'
import { countsForGood, decideDispute, decideRepeat, decideReplacement, replaces } from './decide-repeat.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { resultStatuses, type ConversionRecord } from './record.ts'
import { approvedSale, goodClick, quietFacts, reportedSale, salesProgram, sampleNow } from './testing/sample.ts'

const day = 86_400_000
const window = conversionLimits.window * 1000
const waiting: ConversionRecord = {
  ...approvedSale,
  way: 'PIXEL',
  status: 'Pending',
  receivedAt: sampleNow - day,
  decidedAt: null,
  countsAt: sampleNow + 13 * day,
}

describe('a report of a known number', () => {
  const again = (over: Partial<ReportedConversion>, now = sampleNow, clickAt: number | null = goodClick.at) =>
    decideRepeat(approvedSale, { reported: { ...reportedSale, ...over }, way: 'SERVER', now, clickAt })

  it('changes nothing if it repeats a report of equal weight, and returns the fields that differ (N-09, Y-02)', () => {
    expect(again({})).toEqual({ kind: 'repeat', differs: [] })
    expect(again({ amount: null })).toEqual({ kind: 'repeat', differs: [] })
    expect(again({ amount: 1, clickId: 'another', event: 'LEAD' })).toEqual({ kind: 'repeat', differs: ['clickId', 'amount', 'event'] })
  })

  it('reverses the result until 30 days after the result’s click (X-21), even if the reversal names another click (Y-03)', () => {
    expect(again({ isReversed: true, clickId: 'another' })).toMatchObject({
      kind: 'reversed',
      record: { status: 'Reversed', clickId: 'click' },
      change: { from: 'Approved', to: 'Reversed', amount: 249_90 },
    })
    expect(again({ isReversed: true }, goodClick.at + window).kind).toBe('reversed')
    expect(again({ isReversed: true }, goodClick.at + window + 1)).toEqual({
      kind: 'refused',
      refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' },
    })
    expect(again({ isReversed: true }, approvedSale.occurredAt + window, null).kind).toBe('reversed')
  })

  it('reverses a waiting or declined result', () => {
    for (const before of [waiting, { ...waiting, status: 'Rejected', reason: 'DECLINED' } as const]) {
      const done = decideRepeat(before, {
        reported: { ...reportedSale, isReversed: true },
        way: 'SERVER',
        now: sampleNow,
        clickAt: goodClick.at,
      })
      expect(done).toMatchObject({ kind: 'reversed', change: { from: before.status, fromReason: before.reason, to: 'Reversed' } })
    }
  })

  it('never restores a reversed or rejected result, in any order of reports', () => {
    const moves = fc.array(fc.record({ isReversed: fc.boolean(), amount: fc.integer({ min: 0, max: 1_000 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...resultStatuses), moves, (status, all) => {
        let record: ConversionRecord = { ...approvedSale, status }
        let counted = status === 'Approved' ? 1 : 0
        for (const over of all) {
          const reported = { ...reportedSale, ...over }
          const done = decideRepeat(record, { reported, way: 'SERVER', now: sampleNow, clickAt: goodClick.at })
          if (done.kind !== 'reversed') continue
          counted += (done.change.to === 'Approved' ? 1 : 0) - (done.change.from === 'Approved' ? 1 : 0)
          record = done.record
        }
        expect(counted).toBe(record.status === 'Approved' ? 1 : 0)
        expect(record.amount).toBe(approvedSale.amount)
        if (all.some(({ isReversed }) => isReversed)) expect(record.status).toBe('Reversed')
      }),
    )
  })
})

describe('proof of a number that a browser reported (Y-02)', () => {
  const proof = { reported: reportedSale, way: 'SERVER' } as const

  it('replaces the browser’s result; no other kind of report does', () => {
    expect(replaces(waiting, proof)).toBe(true)
    expect(replaces({ ...waiting, status: 'Rejected', reason: 'DECLINED' }, proof)).toBe(true)
    expect(replaces(waiting, { ...proof, way: 'PIXEL' })).toBe(false)
    expect(replaces(approvedSale, proof)).toBe(false)
    expect(replaces({ ...waiting, status: 'Reversed', reason: 'REVERSED' }, proof)).toBe(false)
  })

  it('does not replace a result of the same click that the back office has decided', () => {
    const judged = { ...waiting, status: 'Rejected', reason: 'NOT_GENUINE' } as const
    expect(replaces(judged, proof)).toBe(false)
    expect(replaces(judged, { ...proof, reported: { ...reportedSale, clickId: 'another' } })).toBe(true)
    expect(replaces({ ...waiting, clickId: 'another' }, proof, [{ ...judged, naming: 'Former' }])).toBe(false)
  })

  const state = { program: salesProgram, click: goodClick, facts: quietFacts, wait: 14 * day }
  const replace = (before: ConversionRecord, over: Partial<ReportedConversion> = {}, click = goodClick) =>
    decideReplacement(before, { ...state, click }, { ...proof, reported: { ...reportedSale, ...over }, now: sampleNow, id: 'replaced' })

  it('moves the result, under the same id, to the participant of the proof’s click, with the proof’s amount, time and way', () => {
    const others = { ...goodClick, id: 'other', profileId: 'saad', channel: 'INSTAGRAM' as const, visitor: 'other' }
    expect(replace({ ...waiting, status: 'Approved' }, { clickId: 'other', amount: 5 }, others)).toMatchObject({
      kind: 'replaced',
      record: { id: waiting.id, profileId: 'saad', clickId: 'other', amount: 5, way: 'SERVER', status: 'Approved', countsAt: null },
      changes: [
        { profileId: 'noura', from: 'Approved', to: 'Rejected', reason: 'REPLACED', amount: 249_90 },
        { profileId: 'saad', from: null, to: 'Approved', amount: 5 },
      ],
      replaced: { formerProfileId: 'noura', formerClickId: 'click', formerAmount: 249_90, profileId: 'saad' },
    })
  })

  it('changes the figures in one step if both results belong to the same participant', () => {
    expect(replace({ ...waiting, status: 'Approved' }, { amount: 5 })).toMatchObject({
      changes: [{ from: 'Approved', to: 'Approved', amount: 5, was: { amount: 249_90 } }],
    })
    expect(replace(waiting)).toMatchObject({ changes: [{ from: 'Pending', to: 'Approved' }], replaced: null })
  })

  it('starts the hold at the time of the browser’s report only if the purchase came before that report (Y-01)', () => {
    const click = { ...goodClick, at: waiting.receivedAt - 60_000 }
    const holdFrom = (over: Partial<ReportedConversion>, of = click) => {
      const done = replace(waiting, over, of)
      return done.kind === 'replaced' ? done.changes.at(-1)?.holdFrom : null
    }
    expect(holdFrom({ occurredAt: waiting.receivedAt - 1 })).toBe(waiting.receivedAt)
    expect(holdFrom({ occurredAt: waiting.receivedAt + 1 })).toBe(sampleNow)
    // The page names the number before the purchase, and the server reports no time.
    expect(holdFrom({ occurredAt: null })).toBe(sampleNow)
    expect(holdFrom({ occurredAt: waiting.receivedAt - 1, clickId: 'later' }, { ...click, id: 'later' })).toBe(sampleNow)
  })

  it('counts even if the program is now on hold, unless the browser’s report did not count because of the hold', () => {
    const onHold = { ...state, program: { ...salesProgram, status: 'OnHold' as const } }
    const prove = (before: ConversionRecord) => decideReplacement(before, onHold, { ...proof, now: sampleNow, id: 'replaced' })
    expect(prove(waiting)).toMatchObject({ record: { status: 'Approved', way: 'SERVER' } })
    expect(prove({ ...waiting, status: 'Approved' })).toMatchObject({ changes: [{ from: 'Approved', to: 'Approved' }] })
    expect(prove({ ...waiting, status: 'Rejected', reason: 'DECLINED' })).toMatchObject({ record: { status: 'Approved' } })
    expect(prove({ ...waiting, status: 'Rejected', reason: 'CAPPED' })).toMatchObject({ record: { status: 'Rejected', reason: 'CAPPED' } })
  })

  it('is refused for the same reasons as a first report, and then changes nothing', () => {
    expect(replace(waiting, { event: 'LEAD' })).toEqual({ kind: 'refused', refusal: { code: 'EVENT_NOT_FOR_OBJECTIVE' } })
    expect(replace(waiting, {}, { ...goodClick, status: 'Rejected', reason: 'BOT' })).toMatchObject({ kind: 'refused' })
  })
})

describe('proof that contradicts a settled result, which only a browser reported (X-21)', () => {
  const counted: ConversionRecord = { ...waiting, status: 'Approved', decidedAt: sampleNow }
  const late = goodClick.at + window + 1
  const others = { ...goodClick, id: 'other', profileId: 'saad', visitor: 'other', at: late - day }
  const prove = (
    over: Partial<ReportedConversion> = {},
    { before = counted, settled = counted, click = others, program = salesProgram } = {},
  ) =>
    decideDispute(
      before,
      settled,
      { program, click, facts: quietFacts, wait: 14 * day },
      { reported: { ...reportedSale, clickId: click.id, ...over }, way: 'SERVER', now: late, id: 'proof' },
    )

  it('contradicts only a result that counts, is not proof and can no longer be reversed by its brand', () => {
    expect(countsForGood(counted, goodClick.at, late)).toBe(true)
    expect(countsForGood(counted, goodClick.at, late - 1)).toBe(false)
    expect(countsForGood(counted, null, counted.occurredAt + window + 1)).toBe(true)
    for (const one of [waiting, { ...waiting, status: 'Held' }, { ...waiting, status: 'Rejected' }, approvedSale] as const)
      expect(countsForGood(one, goodClick.at, late)).toBe(false)
  })

  it('is held for the back office if click or amount differ, and the settled result still counts', () => {
    expect(prove()).toMatchObject({
      kind: 'disputed',
      former: { ...counted, naming: 'Former' },
      record: {
        ...{ id: 'proof', profileId: 'saad', way: 'SERVER', status: 'Held', reason: 'CONTESTED', naming: 'Contested' },
        ...{ heldAt: late, decidedAt: null, countsAt: null },
      },
      changes: [{ profileId: 'saad', from: null, to: 'Held' }],
      replaced: null,
    })
    const sameClick = { ...goodClick, at: late - day }
    expect(prove({ amount: 1 }, { click: sameClick }).kind).toBe('disputed')
  })

  it('disputes nothing if it names the same participant and amount as the result, or is refused', () => {
    const ofSame = { ...others, profileId: 'noura' }
    expect(prove({}, { click: ofSame })).toEqual({ kind: 'repeat', differs: ['clickId'] })
    expect(prove({ amount: null }, { click: ofSame })).toEqual({ kind: 'repeat', differs: ['clickId'] })
    expect(prove({}, { program: { ...salesProgram, status: 'OnHold' } }).kind).toBe('disputed')
    expect(prove({}, { click: { ...others, status: 'Rejected' } })).toEqual({ kind: 'refused', refusal: { code: 'CLICK_NOT_FOUND' } })
  })

  it('is held in place of the result that now has the number, while the settled result still counts', () => {
    const settled: ConversionRecord = { ...counted, naming: 'Former' }
    const before: ConversionRecord = { ...waiting, id: 'claim', profileId: 'huda', clickId: 'hudas', naming: 'Contested' }
    expect(prove({}, { before, settled })).toMatchObject({
      kind: 'disputed',
      former: null,
      record: { id: 'claim', profileId: 'saad', status: 'Held', reason: 'CONTESTED' },
      changes: [
        { profileId: 'huda', from: 'Pending', to: 'Rejected', reason: 'REPLACED' },
        { profileId: 'saad', from: null, to: 'Held' },
      ],
      replaced: { conversionId: 'claim', formerProfileId: 'huda', profileId: 'saad' },
    })
  })
})
