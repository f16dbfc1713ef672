import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { PhoneNumber } from '#form/phone/phone-entry.ts'

/** What the server answers to a send (B-01). */
export type SentCode = {
  readonly challengeId: string
  readonly resendAfter: number
  readonly expiresAt: string
  readonly resendsLeft: number
}
export type Entrance = 'signIn' | 'signUp'

/** A code on its way: what `/verify-otp` shows. Moments are milliseconds since 1970. */
export type Challenge = PhoneNumber & {
  readonly challengeId: string
  readonly entrance: Entrance
  readonly resendAt: number
  readonly expiresAt: number
  readonly resendsLeft: number
}

/** A number whose owner has shown a right code although nobody has signed up with it: its next sign-up needs no second one (B-05). */
export type ProvenNumber = PhoneNumber & { readonly challengeId: string; readonly until: number }

export const challengeOf = (sent: SentCode, number: PhoneNumber, entrance: Entrance, now: number): Challenge => ({
  ...number,
  challengeId: sent.challengeId,
  entrance,
  resendAt: now + sent.resendAfter * 1000,
  expiresAt: Date.parse(sent.expiresAt),
  resendsLeft: sent.resendsLeft,
})

/** Whether asking for a code for this number again would only repeat the one that is still good (B-01). */
export const isStillGood = (challenge: Challenge | null, number: PhoneNumber, entrance: Entrance, now: number): boolean =>
  challenge !== null && challenge.e164 === number.e164 && challenge.entrance === entrance && now < challenge.expiresAt

export const provenBy = (challenge: Challenge, now: number): ProvenNumber => ({
  countryId: challenge.countryId,
  national: challenge.national,
  e164: challenge.e164,
  challengeId: challenge.challengeId,
  until: now + sessionLimits.provenLife * 1000,
})

/** The challenge that spares this number its second code, while it does. */
export const provenFor = (proven: ProvenNumber | null, e164: string | null, now: number): string | null =>
  proven && proven.e164 === e164 && now < proven.until ? proven.challengeId : null
