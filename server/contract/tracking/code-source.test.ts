import { describe, expect, it } from 'vitest'
import { decideClaim, mayClaim } from './claims.ts'
import { codeSource, countsAutomatically, isCodeSource, isUnproven, promoCodeOf } from './code-source.ts'
import { readConversion, readQuery } from './conversion-body.ts'
import { decideConversion, isPast } from './decide-conversion.ts'
import { replaces } from './decide-repeat.ts'
import { isTrial } from './trial.ts'
import { decideCounting } from './waiting.ts'
import type { ConversionRecord } from './record.ts'
import { approvedSale, goodClick, quietFacts, reportedSale, salesProgram, sampleNow as now } from './testing/sample.ts'

const day = 86_400_000
const program = { ...salesProgram, countsBy: 'LINKS_AND_CODES' } as const
const source = codeSource({ programId: 'program', profileId: 'saad', code: 'SAAD7', createdAt: now - 90 * day })
const byCode = { ...reportedSale, clickId: 'code:SAAD7', promoCode: 'SAAD7' }
const decide = (way: 'SERVER' | 'PIXEL', over = {}) =>
  decideConversion({ program, click: source, facts: quietFacts, wait: 14 * day, ...over }, { reported: byCode, way, id: 'c', now })
const waiting: ConversionRecord = {
  ...approvedSale,
  clickId: 'code:SAAD7',
  profileId: 'saad',
  way: 'PIXEL',
  status: 'Pending',
  decidedAt: null,
}

describe('reading a report with a code', () => {
  const read = (fields: object) => readConversion({ event: 'SALE', externalId: 'o', ...fields }, now)

  it('folds the code, and needs a click only if there is no code', () => {
    expect(read({ promoCode: ' saad-٧ ' }).conversion).toMatchObject({ clickId: 'code:SAAD7', promoCode: 'SAAD7' })
    expect(read({ promoCode: 'saad7', clickId: 'click' }).conversion).toMatchObject({ clickId: 'click', promoCode: 'SAAD7' })
    expect(read({ promoCode: '', clickId: 'click' }).conversion).toMatchObject({ clickId: 'click', promoCode: null })
    expect(read({ promoCode: 'saad7', clickId: '' }).conversion).toMatchObject({ clickId: 'code:SAAD7' })
    expect(read({ promoCode: '' }).fields).toEqual([{ path: 'clickId', rule: 'required' }])
  })

  it.each(['', '  ', '\u200b', 'null', 'undefined', 'None', null, undefined])('takes the code %j as no code', (promoCode) => {
    expect(read({ promoCode, clickId: 'click' }).conversion).toMatchObject({ clickId: 'click', promoCode: null })
    expect(read({ promoCode: 'saad7', clickId: promoCode }).conversion).toMatchObject({ clickId: 'code:SAAD7' })
  })

  it('refuses a click id that stands for a code, a placeholder and a code that is too long', () => {
    expect(read({ clickId: 'code:SAAD7' }).fields).toEqual([{ path: 'clickId', rule: 'format' }])
    expect(read({ promoCode: 'PROMO_CODE' }).fields).toEqual([{ path: 'promoCode', rule: 'placeholder' }])
    expect(read({ promoCode: 'x'.repeat(65) }).fields).toEqual([{ path: 'promoCode', rule: 'tooLong' }])
  })

  it('reads it from a query too', () => {
    const query = new Map([
      ['promo_code', 'saad7'],
      ['event', 'SALE'],
      ['external_id', 'o'],
    ])
    expect(readQuery((name) => query.get(name) ?? null, 'PIXEL', now).conversion).toMatchObject({ clickId: 'code:SAAD7' })
  })

  it('takes the code TEST alone as a trial', () => expect(isTrial(read({ promoCode: 'test' }).conversion?.clickId ?? '')).toBe(true))
})

describe('a result by a code', () => {
  it('counts at once if it is proved, with the channel of codes', () =>
    expect(decide('SERVER').record).toMatchObject({
      status: 'Approved',
      profileId: 'saad',
      channel: 'CODE',
      country: 'ZZ',
      clickId: source.id,
    }))

  it('waits if only a browser reports it, and counts only if its owner confirms it', () => {
    const { record } = decide('PIXEL')
    expect(record).toMatchObject({ status: 'Pending', countsAt: now + 14 * day })
    if (!record) throw new Error('It was taken')
    expect(isUnproven(record) && !countsAutomatically(record)).toBe(true)
    const end = (isConfirmed: boolean) =>
      decideCounting(record, { click: source, facts: quietFacts }, { now: now + 14 * day, isConfirmed }).record
    expect(end(false)).toMatchObject({ status: 'Rejected', reason: 'NOT_CONFIRMED' })
    expect(end(true)).toMatchObject({ status: 'Approved', reason: null })
  })

  it('is held for a doubt about the click that it also named', () =>
    expect(decide('SERVER', { doubt: 'OWN_BROWSER' }).record).toMatchObject({ status: 'Held', reason: 'OWN_BROWSER' }))

  it('is refused if nobody has the code, or if the order is older than the code', () => {
    expect(decide('SERVER', { click: null }).refusal).toEqual({ code: 'CLICK_NOT_FOUND' })
    expect(decide('SERVER', { click: { ...source, at: now + 1 } }).refusal?.code).toBe('BODY_INVALID')
  })

  it('must be reported within 30 days of the order, of a time at which the program had not ended', () => {
    expect(isPast(program, source, now - 30 * day, now)).toBe(false)
    expect(isPast(program, source, now - 30 * day - 1, now)).toBe(true)
    const retired = { ...program, status: 'Retired', retiredAt: now - day } as const
    expect(isPast(retired, source, now - day, now)).toBe(false)
    expect(isPast(retired, source, now - day + 1, now)).toBe(true)
    expect(isPast(retired, source, now - 2 * day, now + 29 * day + 1)).toBe(true)
  })

  it('may be proved again after an admin rejected it, because nothing is wrong with a code', () => {
    const rejected: ConversionRecord = { ...waiting, status: 'Rejected', reason: 'NOT_GENUINE' }
    expect(replaces(rejected, { reported: byCode, way: 'SERVER' })).toBe(true)
    expect(replaces({ ...rejected, clickId: 'click' }, { reported: reportedSale, way: 'SERVER' })).toBe(false)
  })
})

describe('a number that a browser named first with a code', () => {
  const click = { ...goodClick, profileId: 'noura' }
  const claim = (before: ConversionRecord, isCapped = false) =>
    decideClaim(
      before,
      { program: isCapped ? { ...program, status: 'OnHold' } : program, click, facts: quietFacts, wait: 14 * day },
      { reported: reportedSale, way: 'PIXEL', id: 'claim', now },
      { open: 0, isAnswered: false },
    )

  it('goes to the first browser report with a click, which nobody contests', () => {
    const done = claim(waiting)
    expect(done).toMatchObject({
      kind: 'taken',
      endsClaims: true,
      former: { naming: 'Former', status: 'Rejected', reason: 'REPLACED' },
      record: { clickId: 'click', profileId: 'noura', status: 'Pending', naming: 'Only' },
    })
    expect(done.kind === 'taken' && done.changes.map(({ profileId, to }) => [profileId, to])).toEqual([
      ['saad', 'Rejected'],
      ['noura', 'Pending'],
    ])
  })

  it('keeps it while the program is on hold, and after the owner confirmed the order', () => {
    expect(claim(waiting, true)).toEqual({ kind: 'ignored' })
    expect(mayClaim({ ...waiting, status: 'Approved', decidedAt: now }, { reported: reportedSale, way: 'PIXEL' })).toBe(false)
  })

  it('is not claimed by a code if a click named it', () =>
    expect(mayClaim({ ...waiting, clickId: 'click' }, { reported: byCode, way: 'PIXEL' })).toBe(false))
})

it('tells codes and clicks apart', () => {
  expect([isCodeSource('code:A'), isCodeSource('click')]).toEqual([true, false])
  expect([promoCodeOf('code:SAAD7'), promoCodeOf('click')]).toEqual(['SAAD7', null])
})
