import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedClickOf, decideClick, isWithinRepeat, type ClickSigns } from './click.ts'
import type { ClickRecord } from './record.ts'
import { isHit, isInvalid, leastClicks, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory } from './risks.ts'
import { goodClick } from './testing/sample.ts'

const plain: ClickSigns = { isBot: false, isPrefetch: false, isOwnBrowser: false, isRepeat: false, isCapped: false }
const quiet: ClickHistory = { visitorClicks: 1, participantClicks: 1, participantInvalid: 0, sharesContact: false }

describe('deciding on a click', () => {
  it('approves the click if no sign and no risk rule is against it', () =>
    expect(decideClick(plain, quiet)).toEqual({ status: 'Approved', reason: null }))

  it.each([
    [{ isBot: true, isPrefetch: true, isOwnBrowser: true, isRepeat: true, isCapped: true }, 'BOT'],
    [{ isPrefetch: true, isOwnBrowser: true, isRepeat: true, isCapped: true }, 'PREFETCH'],
    [{ isOwnBrowser: true, isRepeat: true, isCapped: true }, 'OWN_BROWSER'],
    [{ isRepeat: true, isCapped: true }, 'REPEAT'],
    [{ isCapped: true }, 'CAPPED'],
  ] as const)('rejects the click with the first reason that applies: %o', (signs, reason) =>
    expect(decideClick({ ...plain, ...signs }, quiet)).toEqual({ status: 'Rejected', reason }),
  )

  it('holds the click if the visitor already has 30 clicks on that day', () => {
    expect(decideClick(plain, { ...quiet, visitorClicks: 30 }).status).toBe('Approved')
    expect(decideClick(plain, { ...quiet, visitorClicks: 31 })).toEqual({ status: 'Held', reason: 'TOO_MANY_CLICKS' })
  })

  it('holds the click if its day has at least 50 clicks and more than 40% of them are invalid', () => {
    const of = (participantClicks: number, participantInvalid: number) =>
      decideClick(plain, { ...quiet, participantClicks, participantInvalid })
    expect(of(50, 20).status).toBe('Approved')
    expect(of(50, 21)).toEqual({ status: 'Held', reason: 'TOO_MANY_INVALID' })
    expect(of(49, 48).status).toBe('Approved')
  })

  it('approves any click if and only if no sign and no risk rule is against it', () => {
    const signs = fc.record({
      isBot: fc.boolean(),
      isPrefetch: fc.boolean(),
      isOwnBrowser: fc.boolean(),
      isRepeat: fc.boolean(),
      isCapped: fc.boolean(),
    })
    const history = fc.record({
      visitorClicks: fc.nat(100),
      participantClicks: fc.nat(200),
      participantInvalid: fc.nat(200),
      sharesContact: fc.boolean(),
    })
    fc.assert(
      fc.property(signs, history, (given, before) => {
        const { status, reason } = decideClick(given, before)
        const isClean = Object.values(given).every((sign) => !sign)
        expect(status === 'Approved').toBe(isClean && [sharedContact, tooManyClicks, tooManyInvalid].every((rule) => !isHit(rule, before)))
        expect(status === 'Approved').toBe(reason === null)
        expect(status === 'Rejected').toBe(!isClean)
      }),
    )
  })

  it('holds the click if participant and owner share a phone number or a bank account, before all other rules (Y-08)', () => {
    expect(decideClick(plain, { ...quiet, sharesContact: true, visitorClicks: 31 })).toEqual({ status: 'Held', reason: 'SHARED_CONTACT' })
    expect(decideClick({ ...plain, isBot: true }, { ...quiet, sharesContact: true }).reason).toBe('BOT')
  })

  it('holds the click above the limit of its network, unless a rule about visitor or participant holds it (Y-06)', () => {
    const from = { history: { valid: 20, isOwn: false, decided: null }, limits: { perNetwork: 20, perOwnNetwork: 5 } }
    expect(decideClick(plain, quiet, from)).toEqual({ status: 'Held', reason: 'TOO_MANY_FROM_NETWORK' })
    expect(decideClick(plain, { ...quiet, visitorClicks: 31 }, from).reason).toBe('TOO_MANY_CLICKS')
    expect(decideClick({ ...plain, isRepeat: true }, quiet, from).reason).toBe('REPEAT')
  })

  it('does not treat bots, prefetches, capped and approved clicks as invalid (Y-07)', () => {
    for (const reason of ['BOT', 'PREFETCH', 'CAPPED', 'TOO_MANY_INVALID', 'SHARED_CONTACT', null] as const)
      expect(isInvalid(reason)).toBe(false)
    for (const reason of ['REPEAT', 'OWN_BROWSER', 'TOO_MANY_CLICKS', 'OWN_NETWORK', 'TOO_MANY_FROM_NETWORK'] as const)
      expect(isInvalid(reason)).toBe(true)
  })
})

it('the share of invalid clicks is compared exactly, without fractions', () => {
  fc.assert(
    fc.property(fc.integer({ min: leastClicks, max: 1_000_000 }), fc.nat(1_000_000), (participantClicks, invalid) => {
      const participantInvalid = Math.min(invalid, participantClicks)
      const isMore = BigInt(participantInvalid) * 100n > BigInt(participantClicks) * 40n
      expect(isHit(tooManyInvalid, { ...quiet, participantClicks, participantInvalid })).toBe(isMore)
    }),
  )
})

describe('finding the counted click for a repeat', () => {
  const hour = 3_600_000
  const repeat: ClickRecord = { ...goodClick, id: 'repeat', status: 'Rejected', reason: 'REPEAT' }
  const at = (id: string, after: number, over: Partial<ClickRecord> = {}): ClickRecord => ({
    ...goodClick,
    id,
    at: repeat.at + after,
    ...over,
  })

  it('returns the nearest counted click of the same visitor, program and participant, up to an hour earlier or later', () => {
    expect(countedClickOf(repeat, [repeat, at('before', -20), at('nearest', 10), at('long ago', -hour + 1)])?.id).toBe('nearest')
    expect(countedClickOf(repeat, [at('held', -1, { status: 'Held', reason: 'OWN_NETWORK' })])?.id).toBe('held')
  })

  it('ignores clicks that did not count, and clicks of another visitor, program, participant or hour', () => {
    const others = [
      at('a', 0, { visitor: 'another' }),
      at('b', 0, { programId: 'another' }),
      at('c', 0, { profileId: 'another' }),
      at('d', -hour),
      at('e', hour),
      at('f', 0, { status: 'Rejected', reason: 'OWN_NETWORK' }),
    ]
    expect(countedClickOf(repeat, others)).toBeNull()
  })

  it('returns null for a click that is not a repeat', () => {
    for (const reason of ['BOT', 'PREFETCH', 'OWN_BROWSER', 'CAPPED', 'OWN_NETWORK'] as const)
      expect(countedClickOf({ ...repeat, reason }, [at('counted', 0)])).toBeNull()
  })
})

it('a visitor counts again after an hour and not before, even if the clock went back', () => {
  expect(isWithinRepeat(0, 3_599_999)).toBe(true)
  expect(isWithinRepeat(3_599_999, 0)).toBe(true)
  expect(isWithinRepeat(0, 3_600_000)).toBe(false)
})
