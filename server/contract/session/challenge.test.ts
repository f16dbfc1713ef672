import { describe, expect, it } from 'vitest'
import { decideCode, decideResend, decideTry, isProofOf, isUnused, newChallenge } from './challenge.ts'
import type { CodeLimits } from './configured-limits.ts'
import type { ChallengeRecord } from './record.ts'

const minute = 60_000
const now = 1_800_000_000_000
const limits: CodeLimits = { life: 10 * minute, triesPerChallenge: 5, wrongPerPhone: 10 }
const mobileNo = '+966512345678'
const challenge = (over: Partial<ChallengeRecord> = {}): ChallengeRecord => ({
  ...newChallenge('c', { mobileNo, countryId: 'SA', purpose: 'signIn', invitationCode: null }, limits, now),
  ...over,
})
const codeOf = (decision: { problem?: { code: string } | undefined }) => decision.problem?.code
const limited = { isLimitless: false }

describe('codes', () => {
  it('live ten minutes and are unused until they are consumed or cancelled', () => {
    expect(challenge()).toMatchObject({ expiresAt: now + 10 * minute, tries: 0 })
    expect([challenge(), challenge({ consumedAt: now }), challenge({ deadAt: now })].map(isUnused)).toEqual([true, false, false])
  })

  it('can be tried until they expire, and each try is counted', () => {
    expect(decideTry(challenge({ tries: 2 }), limited, limits, now).changes?.tries).toBe(3)
    expect(codeOf(decideTry(challenge(), limited, limits, now + 10 * minute - 1))).toBeUndefined()
    for (const over of [undefined, challenge({ consumedAt: 1 }), challenge({ deadAt: 1 })])
      expect(codeOf(decideTry(over, limited, limits, now))).toBe('OTP_EXPIRED')
    expect(codeOf(decideTry(challenge(), limited, limits, now + 10 * minute))).toBe('OTP_EXPIRED')
  })

  it('are not prolonged if the clock was set back by more than half a minute', () => {
    expect(codeOf(decideTry(challenge(), limited, limits, now - 30_000))).toBeUndefined()
    expect(codeOf(decideTry(challenge(), limited, limits, now - 30_001))).toBe('OTP_EXPIRED')
  })

  it('allow five tries and then report the limit, also after they were cancelled', () => {
    expect(codeOf(decideTry(challenge({ tries: 5 }), limited, limits, now))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    expect(codeOf(decideTry(challenge({ tries: 5, deadAt: now }), limited, limits, now + minute))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    expect(codeOf(decideTry(challenge({ tries: 5, consumedAt: now }), limited, limits, now))).toBe('OTP_EXPIRED')
  })

  it('of demo numbers are tried without being counted', () => {
    expect(decideTry(challenge({ tries: 7 }), { isLimitless: true }, limits, now).changes?.tries).toBe(7)
    expect(codeOf(decideTry(challenge({ consumedAt: now }), { isLimitless: true }, limits, now))).toBe('OTP_EXPIRED')
  })

  it('are consumed by the right digits; then, for a number that nobody owns, they are a proof for ten minutes', () => {
    const typed = (over: Partial<ChallengeRecord>, isOwned: boolean) =>
      decideCode(challenge(over), { isRight: true, isOwned, isLimitless: false }, limits, now).challenge
    expect(typed({}, true)).toMatchObject({ consumedAt: now, provenUntil: null })
    expect(typed({}, false)).toMatchObject({ consumedAt: now, provenUntil: now + 10 * minute })
    expect(typed({ purpose: 'signUp' }, false)).toMatchObject({ consumedAt: now, provenUntil: null })
  })

  it('stay usable after a wrong try; the last wrong try cancels them', () => {
    const typed = (tries: number, isLimitless = false) =>
      decideCode(challenge({ tries }), { isRight: false, isOwned: true, isLimitless }, limits, now)
    expect([typed(4).refusal?.code, typed(4).challenge.deadAt]).toEqual(['WRONG_OTP', null])
    expect([typed(5).refusal?.code, typed(5).challenge.deadAt]).toEqual(['OTP_VERIFICATION_LIMIT_REACHED', now])
    expect(typed(50, true).refusal?.code).toBe('WRONG_OTP')
  })

  it('can be resent for a day, with a new expiry and the same count of tries', () => {
    const later = now + 24 * 60 * minute - 1
    expect(decideResend(challenge({ tries: 3 }), limits, later).changes).toMatchObject({ tries: 3, expiresAt: later + 10 * minute })
    expect(codeOf(decideResend(challenge(), limits, later + 1))).toBe('OTP_EXPIRED')
    for (const over of [undefined, challenge({ consumedAt: 1 }), challenge({ deadAt: 1 })])
      expect(codeOf(decideResend(over, limits, now))).toBe('OTP_EXPIRED')
    expect(codeOf(decideResend(challenge({ tries: 5, deadAt: 1 }), limits, now))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
  })

  it('prove exactly one number, until the proof expires', () => {
    const proof = challenge({ consumedAt: now, provenUntil: now + 10 * minute })
    expect(isProofOf(proof, mobileNo, now)).toBe(true)
    expect(isProofOf(proof, mobileNo, now + 10 * minute)).toBe(false)
    expect(isProofOf(proof, mobileNo, now - minute)).toBe(false)
    expect(isProofOf(proof, '+966587654321', now)).toBe(false)
    expect([isProofOf(challenge(), mobileNo, now), isProofOf(undefined, mobileNo, now)]).toEqual([false, false])
  })
})
