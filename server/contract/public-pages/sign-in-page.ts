import type { ErrorExtensions } from '../errors/problem.ts'
import type { PublicConfig } from '../settings/public-config.ts'

/** Path that takes the form of the sign-in page before the app is there (docs/decisions/060). */
export const signInFormPath = '/sign-in'

/** Names of the form’s fields. They are those of `SignInInput`. */
export const signInFormFields = { country: 'countryId', number: 'mobileNumber' } as const

/** A form that was refused. `typed` is the number as it was typed. */
export type RefusedForm = { readonly countryId: string; readonly typed: string; readonly problem: ErrorExtensions }

/** What the sign-in page contains for the app that takes it over: everything that its HTML depends on. */
export type SignInPageFacts = { readonly config: PublicConfig; readonly refused: RefusedForm | null }

/** Id of the element with the `SignInPageFacts`, as JSON. */
export const signInFactsId = 'sign-in-facts'

/** A code that was sent after the form came without the app. `resendAfter` is in seconds. */
export type SentCodeFacts = {
  readonly challengeId: string
  readonly countryId: string
  readonly national: string
  readonly e164: string
  readonly resendAfter: number
  readonly expiresAt: string
  readonly resendsLeft: number
}

/** Id of the element with the `SentCodeFacts`, as JSON. */
export const sentCodeId = 'sent-code'
