import { describe, expect, it } from 'vitest'
import { decideClaim, givenAway, isAnsweredWith, isFree, mayClaim, mostClaims, standIn, takenBack } from './claims.ts'
import type { CountingProgram } from './counting-program.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { ClickRecord, ConversionRecord } from './record.ts'
import { approvedSale, goodClick, quietFacts, reportedSale, salesProgram, sampleNow as now } from './testing/sample.ts'

const day = 86_400_000
const wait = 14 * day
const waiting: ConversionRecord = {
  ...approvedSale,
  way: 'PIXEL',
  status: 'Pending',
  receivedAt: now - day,
  decidedAt: null,
  countsAt: now + 13 * day,
}
const declined: ConversionRecord = { ...waiting, status: 'Rejected', reason: 'DECLINED', decidedAt: now }
const countedByTime: ConversionRecord = { ...waiting, status: 'Approved', countsAt: now - 1, decidedAt: now }
const other: ClickRecord = { ...goodClick, id: 'other', profileId: 'saad', visitor: 'other' }
const ofOther: ReportedConversion = { ...reportedSale, clickId: 'other' }

const decide = (
  before: ConversionRecord,
  over: Partial<ReportedConversion> = {},
  {
    click = other,
    open = 0,
    isAnswered = false,
    program = salesProgram,
  }: { click?: ClickRecord | null; open?: number; isAnswered?: boolean; program?: CountingProgram } = {},
) =>
  decideClaim(
    before,
    { program, click, facts: quietFacts, wait },
    { reported: { ...ofOther, ...over }, way: 'PIXEL', id: 'claim', now },
    { open, isAnswered },
  )

describe('a browser’s claim of a number that another browser reported (Y-02)', () => {
  it('is possible with another click, but not for proof, for another event or after a reversal', () => {
    const may = (before: ConversionRecord, over: Partial<ReportedConversion> = {}, way: 'PIXEL' | 'SERVER' = 'PIXEL') =>
      mayClaim(before, { reported: { ...ofOther, ...over }, way })
    for (const before of [waiting, declined, countedByTime, { ...waiting, status: 'Held' } as const]) expect(may(before)).toBe(true)
    expect(may(waiting, {}, 'SERVER')).toBe(false)
    expect(may(approvedSale)).toBe(false)
    expect(may(waiting, { clickId: 'click' })).toBe(false)
    expect(may(waiting, { clickId: 'click', amount: null })).toBe(false)
    expect(may(waiting, { event: 'LEAD' })).toBe(false)
    expect(may({ ...waiting, status: 'Reversed', reason: 'REVERSED' })).toBe(false)
  })

  it('is impossible after the owner or an admin let a result with the number count', () => {
    const confirmed: ConversionRecord = { ...waiting, status: 'Approved', decidedAt: now }
    for (const before of [confirmed, { ...countedByTime, naming: 'Contested' } as const])
      expect(mayClaim(before, { reported: ofOther, way: 'PIXEL' })).toBe(false)
  })

  it('contests the number if participant or amount differ, and waits while the first result is undecided', () => {
    for (const status of ['Pending', 'Held'] as const)
      expect(decide({ ...waiting, status })).toMatchObject({
        kind: 'kept',
        claim: { id: 'claim', profileId: 'saad', clickId: 'other', amount: 249_90, receivedAt: now },
        contested: { id: waiting.id, status, naming: 'Contested' },
      })
    const same = { ...other, profileId: 'noura' }
    expect(decide(waiting, {}, { click: same })).toMatchObject({ kind: 'kept', contested: null })
    expect(decide(waiting, { amount: null }, { click: same })).toMatchObject({ kind: 'kept', contested: null })
    expect(decide(waiting, { amount: 1 }, { click: same })).toMatchObject({ kind: 'kept', contested: { naming: 'Contested' } })
  })

  it('contests the number if the same click names another amount while the result is undecided', () => {
    const again = { clickId: 'click', amount: 1 }
    const reported = { ...reportedSale, ...again }
    for (const status of ['Pending', 'Held'] as const) {
      const before = { ...waiting, status }
      expect(mayClaim(before, { reported, way: 'PIXEL' })).toBe(true)
      expect(decide(before, again, { click: goodClick })).toMatchObject({
        kind: 'kept',
        claim: { clickId: 'click', amount: 1 },
        contested: { id: waiting.id, naming: 'Contested' },
      })
    }
    for (const before of [declined, countedByTime]) expect(mayClaim(before, { reported, way: 'PIXEL' })).toBe(false)
  })

  it('contests the number even if it can never count itself because the program is on hold', () => {
    const program: CountingProgram = { ...salesProgram, status: 'OnHold' }
    expect(decide(waiting, {}, { program })).toMatchObject({ kind: 'kept', claim: null, contested: { naming: 'Contested' } })
    for (const before of [declined, countedByTime, { ...waiting, naming: 'Contested' } as const])
      expect(decide(before, {}, { program }).kind).toBe('ignored')
    expect(decide(waiting, {}, { program, click: { ...other, profileId: 'noura' } }).kind).toBe('ignored')
  })

  it('is ignored above the limit per participant, after a claim with the same click was answered, and if its click does not count', () => {
    expect(decide(waiting, {}, { open: mostClaims - 1 }).kind).toBe('kept')
    expect(decide(waiting, {}, { open: mostClaims }).kind).toBe('ignored')
    expect(decide(declined, {}, { isAnswered: true }).kind).toBe('ignored')
    expect(decide(waiting, {}, { click: null }).kind).toBe('ignored')
    expect(decide(waiting, {}, { click: { ...other, status: 'Rejected', reason: 'BOT' } }).kind).toBe('ignored')
  })

  it('gets the number at once if the earlier result was rejected; the number stays contested', () => {
    expect(decide(declined)).toMatchObject({
      kind: 'taken',
      former: { ...declined, naming: 'Former' },
      record: { id: 'claim', profileId: 'saad', status: 'Pending', naming: 'Contested', countsAt: now + wait },
      changes: [{ from: null, to: 'Pending', profileId: 'saad' }],
      endsClaims: false,
    })
  })

  it('gets the number if the earlier result counted automatically; the earlier result counts until the claim counts', () => {
    expect(decide(countedByTime)).toMatchObject({
      kind: 'taken',
      former: { status: 'Approved', naming: 'Former' },
      record: { status: 'Pending' },
    })
    expect(decide(countedByTime, {}, { click: { ...other, profileId: 'noura' } }).kind).toBe('ignored')
    expect(givenAway(countedByTime, 'CONTESTED', now)).toMatchObject({
      record: { status: 'Rejected', reason: 'CONTESTED' },
      change: { profileId: 'noura', from: 'Approved', to: 'Rejected' },
    })
  })
})

describe('a claim that gets the number (Y-02)', () => {
  const done = decide({ ...waiting, status: 'Held' })
  if (done.kind !== 'kept' || !done.claim) throw new Error('A claim waits behind what is held')
  const { claim } = done
  const later = now + 30 * day

  it('becomes a result that its owner has the full time to decide, and never counts automatically', () => {
    expect(standIn(claim, { click: other, facts: quietFacts, wait }, later)).toMatchObject({
      record: { id: 'claim', way: 'PIXEL', status: 'Pending', naming: 'Contested', receivedAt: now, countsAt: later + wait, heldAt: null },
      change: { from: null, to: 'Pending' },
    })
  })

  it('is checked by the risk rules, and is dropped if its click was rejected', () => {
    const facts = { ...quietFacts, visitorConversions: 99 }
    expect(standIn(claim, { click: other, facts, wait }, later)?.record).toMatchObject({ status: 'Held', heldAt: later })
    expect(standIn(claim, { click: { ...other, status: 'Rejected', reason: 'BOT' }, facts: null, wait }, later)).toBeNull()
  })

  it('gets the number if the browser’s result with this number is rejected, for any reason', () => {
    for (const reason of ['DECLINED', 'NOT_GENUINE', 'OWN_NETWORK'] as const) expect(isFree({ ...declined, reason })).toBe(true)
    for (const one of [waiting, { ...declined, way: 'SERVER' }, { ...declined, naming: 'Former' }] as const) expect(isFree(one)).toBe(false)
  })

  it('counts as answered if its owner declined a result with the same participant and amount', () => {
    expect(isAnsweredWith({ profileId: 'noura', amount: 249_90 }, declined)).toBe(true)
    expect(isAnsweredWith(claim, declined)).toBe(false)
    expect(isAnsweredWith({ profileId: 'noura', amount: 1 }, declined)).toBe(false)
    expect(isAnsweredWith({ profileId: 'noura', amount: 249_90 }, { ...declined, reason: 'NOT_GENUINE' })).toBe(false)
  })
})

describe('taking a number from one result for another that must count', () => {
  it('is possible if the first result is undecided or rejected', () => {
    expect(takenBack(waiting, now)).toMatchObject({
      holder: { status: 'Rejected', reason: 'CONTESTED', naming: 'Former' },
      change: { from: 'Pending', to: 'Rejected' },
    })
    expect(takenBack(declined, now)).toMatchObject({ holder: { reason: 'DECLINED', naming: 'Former' }, change: null })
  })

  it('is impossible if the first result counts, is proof or was reversed', () => {
    for (const holder of [approvedSale, countedByTime, { ...waiting, status: 'Reversed' } as const])
      expect(takenBack(holder, now)).toBeNull()
  })
})
