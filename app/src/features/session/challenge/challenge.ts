import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'

/** Response of the server to sending a code (B-01). */
export type SentCode = {
  readonly challengeId: string
  readonly resendAfter: number
  readonly expiresAt: string
  readonly resendsLeft: number
}
export type Entrance = 'signIn' | 'signUp'

/** A code that was sent, for `/verify-otp`. Moments are milliseconds since 1970. */
export type Challenge = PhoneNumber & {
  readonly challengeId: string
  readonly entrance: Entrance
  readonly resendAt: number
  readonly expiresAt: number
  readonly resendsLeft: number
}

/** A number that was proven by a code but has no account yet. Its next sign-up needs no second code (B-05). */
export type ProvenNumber = PhoneNumber & { readonly challengeId: string; readonly until: number }

export const challengeOf = (sent: SentCode, number: PhoneNumber, entrance: Entrance, now: number): Challenge => ({
  ...number,
  challengeId: sent.challengeId,
  entrance,
  resendAt: now + sent.resendAfter * 1000,
  expiresAt: Date.parse(sent.expiresAt),
  resendsLeft: sent.resendsLeft,
})

/** Returns whether the last code for this number is still valid, so that no new one is needed (B-01). */
export const isStillGood = (challenge: Challenge | null, number: PhoneNumber, entrance: Entrance, now: number): boolean =>
  challenge !== null && challenge.e164 === number.e164 && challenge.entrance === entrance && now < challenge.expiresAt

export const provenBy = (challenge: Challenge, now: number): ProvenNumber => ({
  countryId: challenge.countryId,
  national: challenge.national,
  e164: challenge.e164,
  challengeId: challenge.challengeId,
  until: now + sessionLimits.provenLife * 1000,
})

/** Returns the id of the challenge that replaces a second code for this number; null if there is none or it has expired. */
export const provenFor = (proven: ProvenNumber | null, e164: string | null, now: number): string | null =>
  proven && proven.e164 === e164 && now < proven.until ? proven.challengeId : null
