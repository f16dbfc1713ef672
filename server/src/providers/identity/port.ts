import type { InquiryStatus } from '@wasla/contract/verification/states.ts'

/** A check of a person at the provider. */
export type Inquiry = {
  id: string
  /** Id of the profile, as we gave it at the start. */
  profileId: string
  status: InquiryStatus
  /** Token that lets the widget resume it; null if it needs none. */
  sessionToken: string | null
}

/** Checks identities (F-01 to F-05). Only answers of the provider itself count, never what a browser reports. */
export type IdentityProvider = {
  readonly name: 'demo' | 'persona'
  /** Whether the provider reviews a completed inquiry (F-05). */
  readonly isReviewed: boolean
  /** Starts an inquiry for a profile. The same `repeat` key starts only one. */
  begin(profileId: string, repeat: string): Promise<Inquiry>
  /** Resumes an unfinished inquiry with a new session token. Returns null if the provider does not know it or it is over. */
  resume(inquiryId: string): Promise<Inquiry | null>
  /** Returns the current inquiry; null if the provider does not know it. */
  retrieve(inquiryId: string): Promise<Inquiry | null>
}

/** Thrown if the provider failed: nothing is known and nothing changes (F15). Contains no key and no personal data. */
export class IdentityFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The identity provider failed: ${reason}`, { cause })
    this.name = 'IdentityFailed'
  }
}
