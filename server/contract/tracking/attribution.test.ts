import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsByWays, type CountsBy } from '../programs/counts-by.ts'
import { asDecided, attribute, namesBoth } from './attribution.ts'
import { codeSource, codeSourceId } from './code-source.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { uncountedReasons, type ClickRecord } from './record.ts'
import { goodClick, reportedSale, salesProgram, sampleNow as now } from './testing/sample.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const saads = codeSource({ programId: 'program', profileId: 'saad', code: 'SAAD7', createdAt: now - 90 * day })
const nouras = codeSource({ programId: 'program', profileId: 'noura', code: 'NURA7', createdAt: now - 90 * day })
const both: ReportedConversion = { ...reportedSale, promoCode: 'SAAD7' }
const onlyCode: ReportedConversion = { ...both, clickId: codeSourceId('SAAD7') }
const clickAt = (at: number, over: Partial<ClickRecord> = {}): ClickRecord => ({ ...goodClick, at, ...over })

const decide = (
  reported: ReportedConversion,
  {
    click = null,
    code = null,
    countsBy = 'LINKS_AND_CODES',
  }: { click?: ClickRecord | null; code?: ClickRecord | null; countsBy?: CountsBy },
) => attribute({ ...salesProgram, countsBy }, reported, { click, code }, now)

describe('what an order counts for that names a click and a code of two participants', () => {
  it.each([
    [0, 'CLICK', 'noura', 'saad'],
    [hour, 'CLICK', 'noura', 'saad'],
    [hour + 1, 'CODE', 'saad', 'noura'],
    [29 * day, 'CODE', 'saad', 'noura'],
  ] as const)('is decided by the age of the click: %i ms before the purchase', (before, decidedBy, winner, loser) => {
    const named = decide(both, { click: clickAt(now - before), code: saads })
    expect(named).toMatchObject({ source: { profileId: winner }, two: { decidedBy, otherProfileId: loser, code: 'SAAD7' }, doubt: null })
    expect(named).toMatchObject({ reported: { clickId: decidedBy === 'CLICK' ? 'click' : 'code:SAAD7' } })
  })

  it('depends on the time of the purchase and not on the time of the report', () => {
    const late = { ...both, occurredAt: now - 2 * day }
    expect(decide(late, { click: clickAt(now - 2 * day - minute), code: saads })).toMatchObject({ two: { decidedBy: 'CLICK' } })
  })

  it('is a held click of the last hour too, so that the order is held with it', () => {
    const held = clickAt(now - minute, { status: 'Held', reason: 'OWN_NETWORK' })
    expect(decide(both, { click: held, code: saads })).toMatchObject({ source: held, two: { decidedBy: 'CLICK' } })
  })

  it.each([
    ['unknown', null],
    ['of another program', clickAt(now, { programId: 'other' })],
    ['older than 30 days', clickAt(now - 31 * day)],
    ['after the purchase', clickAt(now + 1)],
    ['rejected', clickAt(now, { status: 'Rejected', reason: 'BOT' })],
  ])('is the code, and nobody lost it, if the click is %s', (_, click) => {
    expect(decide(both, { click, code: saads })).toMatchObject({ source: saads, two: null, doubt: null })
  })

  it('is the click if the code is unknown', () =>
    expect(decide(both, { click: goodClick })).toMatchObject({ source: goodClick, reported: { clickId: 'click' }, two: null }))

  it('is the click if both belong to one participant', () =>
    expect(decide({ ...both, promoCode: 'NURA7' }, { click: clickAt(now - 20 * day), code: nouras })).toMatchObject({
      reported: { clickId: 'click' },
      two: null,
    }))
})

describe('an order by a code beside a rejected click', () => {
  it.each(uncountedReasons)('of the same participant, rejected as %s, is looked at unless the reason says nothing about them', (reason) => {
    const click = clickAt(now - minute, { status: 'Rejected', reason })
    const doubt = ['REPEAT', 'BOT', 'PREFETCH', 'CAPPED'].includes(reason) ? null : reason
    expect(decide({ ...both, promoCode: 'NURA7' }, { click, code: nouras })).toMatchObject({ source: nouras, doubt })
    expect(decide(both, { click, code: saads })).toMatchObject({ source: saads, doubt: null })
  })
})

describe('a program', () => {
  it('that counts links ignores the code beside a click, and refuses a code alone', () => {
    expect(decide(both, { click: clickAt(now - 3 * hour), code: saads, countsBy: 'LINKS' })).toMatchObject({
      reported: { clickId: 'click' },
    })
    expect(decide(onlyCode, { code: saads, countsBy: 'LINKS' })).toEqual({ refusal: { code: 'EVENT_NOT_FOR_OBJECTIVE' } })
  })

  it('that counts codes ignores the click beside a code, and refuses a click alone', () => {
    expect(decide(both, { click: clickAt(now), code: saads, countsBy: 'CODES' })).toMatchObject({ source: saads, two: null })
    expect(decide(reportedSale, { click: goodClick, countsBy: 'CODES' })).toEqual({ refusal: { code: 'EVENT_NOT_FOR_OBJECTIVE' } })
  })

  it('gives each order to one named participant at most, whatever is named', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...countsByWays),
        fc.constantFrom(both, onlyCode, reportedSale),
        fc.option(fc.integer({ min: -40 * day, max: minute })),
        fc.constantFrom(null, saads, nouras),
        (countsBy, reported, age, code) => {
          const click = age === null ? null : clickAt(now + age)
          const named = decide(reported, { click, code: reported.promoCode === null ? null : code, countsBy })
          if (named.refusal) return true
          if (named.source && named.reported.clickId.startsWith('code:') !== named.source.id.startsWith('code:')) return false
          return named.two === null || (named.source !== null && named.two.otherProfileId !== named.source.profileId)
        },
      ),
    ))
})

describe('a repeated report', () => {
  it('that names the code of the stored result is one of it', () => {
    expect(asDecided(both, 'code:SAAD7').clickId).toBe('code:SAAD7')
    expect(asDecided(both, 'code:OTHER')).toBe(both)
    expect(asDecided(reportedSale, 'code:SAAD7')).toBe(reportedSale)
  })

  it('names both only if it has a click beside the code', () =>
    expect([both, onlyCode, reportedSale].map(namesBoth)).toEqual([true, false, false]))
})
