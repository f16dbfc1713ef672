import { describe, expect, it } from 'vitest'
import { codeSource } from './code-source.ts'
import { isOfRefusedClick, mayPassToCode, passedToCode } from './pass-to-code.ts'
import { uncountedReasons, type ConversionRecord, type OrderOfTwoRecord } from './record.ts'
import { approvedSale, quietFacts, salesProgram, sampleNow as now } from './testing/sample.ts'

const day = 86_400_000
const program = { ...salesProgram, countsBy: 'LINKS_AND_CODES' } as const
const code = codeSource({ programId: 'program', profileId: 'saad', code: 'SAAD7', createdAt: now - 9 * day })
const two: OrderOfTwoRecord = {
  ...{ conversionId: 'conversion', programId: 'program', profileId: 'noura', otherProfileId: 'saad' },
  ...{ decidedBy: 'CLICK', code: 'SAAD7', at: now },
}
const refused: ConversionRecord = { ...approvedSale, status: 'Rejected', reason: 'OWN_NETWORK', decidedAt: now + day }
const pass = (over: Partial<ConversionRecord> = {}, facts = quietFacts, about: Partial<OrderOfTwoRecord> = {}, of = program) =>
  passedToCode(
    { ...refused, ...over },
    { program: of, two: { ...two, ...about }, code, facts, wait: 14 * day },
    { id: 'next', now: now + day },
  )

describe('an order whose click was refused with its network case', () => {
  it('goes to the participant whose code it also named, and counts at once if it was proved', () => {
    expect(pass()).toMatchObject({
      record: { id: 'next', profileId: 'saad', clickId: 'code:SAAD7', channel: 'CODE', country: 'ZZ', visitor: '' },
      change: { id: 'next', profileId: 'saad', from: null, to: 'Approved', amount: approvedSale.amount },
      two: { conversionId: 'next', profileId: 'saad', otherProfileId: 'noura', decidedBy: 'CLICK_REFUSED' },
    })
    expect(pass()?.record).toMatchObject({
      status: 'Approved',
      reason: null,
      occurredAt: refused.occurredAt,
      receivedAt: refused.receivedAt,
    })
  })

  it('waits for the owner if only a browser reported it, and never counts by itself', () =>
    expect(pass({ way: 'PIXEL' })?.record).toMatchObject({ status: 'Pending', decidedAt: null, countsAt: now + 15 * day }))

  it('is held if its new participant shares a contact with the owner', () =>
    expect(pass({}, { ...quietFacts, sharesContact: true })?.record).toMatchObject({ status: 'Held', reason: 'SHARED_CONTACT' }))

  it('stays refused if the code did not exist yet, or if the program had ended', () => {
    expect(pass({ occurredAt: now - 10 * day })).toBeNull()
    expect(pass({}, quietFacts, {}, { ...program, status: 'Retired', retiredAt: now - 1 } as typeof program)).toBeNull()
  })

  it('goes no further, because it named no third participant', () =>
    expect(pass({}, quietFacts, { decidedBy: 'CLICK_REFUSED' })).toBeNull())
})

it.each(uncountedReasons)('an order is passed on only if its click was refused, not if something is wrong with the order: %s', (reason) => {
  const isOfNetwork = reason === 'OWN_NETWORK' || reason === 'TOO_MANY_FROM_NETWORK'
  expect(isOfRefusedClick({ ...refused, reason })).toBe(isOfNetwork)
  expect(isOfRefusedClick({ ...refused, reason, naming: 'Former' })).toBe(false)
  expect(mayPassToCode({ ...program, countsBy: 'LINKS' }, { ...refused, reason })).toBe(false)
})
