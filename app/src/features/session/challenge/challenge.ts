import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'

/** The server's response after it sent a code (B-01). `resendAfter` is in seconds. */
export type SentCode = {
  readonly challengeId: string
  readonly resendAfter: number
  readonly expiresAt: string
  readonly resendsLeft: number
}
export type Entrance = 'signIn' | 'signUp'

/** A challenge: a code that was sent and can be typed on `/verify-otp`. Times are in milliseconds since 1970. */
export type Challenge = PhoneNumber & {
  readonly challengeId: string
  readonly entrance: Entrance
  readonly resendAt: number
  readonly expiresAt: number
  readonly resendsLeft: number
}

/**
 * A number that was proven with a right code but has no account. Until `until` (milliseconds since 1970), the number can sign up without a
 * second code (B-05).
 */
export type ProvenNumber = PhoneNumber & { readonly challengeId: string; readonly until: number }

export const challengeOf = (sent: SentCode, number: PhoneNumber, entrance: Entrance, now: number): Challenge => ({
  ...number,
  challengeId: sent.challengeId,
  entrance,
  resendAt: now + sent.resendAfter * 1000,
  expiresAt: Date.parse(sent.expiresAt),
  resendsLeft: sent.resendsLeft,
})

/** Returns whether a code for this number and entrance was sent and has not expired. Then no other code is requested (B-01). */
export const isStillGood = (challenge: Challenge | null, number: PhoneNumber, entrance: Entrance, now: number): boolean =>
  challenge !== null && challenge.e164 === number.e164 && challenge.entrance === entrance && now < challenge.expiresAt

export const provenBy = (challenge: Challenge, now: number): ProvenNumber => ({
  countryId: challenge.countryId,
  national: challenge.national,
  e164: challenge.e164,
  challengeId: challenge.challengeId,
  until: now + sessionLimits.provenLife * 1000,
})

/** Returns the id of the challenge that proves this number; null if there is none or the proof has expired. */
export const provenFor = (proven: ProvenNumber | null, e164: string | null, now: number): string | null =>
  proven && proven.e164 === e164 && now < proven.until ? proven.challengeId : null
