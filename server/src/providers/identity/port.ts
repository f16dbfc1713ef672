import type { InquiryStatus } from '@wasla/contract/verification/states.ts'

/** One check of a person at the provider's. */
export type Inquiry = {
  id: string
  /** Whose it is, as we named it when it began: a profile's id. */
  profileId: string
  status: InquiryStatus
  /** Lets the widget go on with it; null where it needs none. */
  sessionToken: string | null
}

/** Who checks identities (F-01 to F-05). Its answers are the provider's word: nothing a browser claims counts. */
export type IdentityProvider = {
  readonly name: 'demo' | 'persona'
  /** A review at the provider's follows a completed inquiry (F-05). */
  readonly isReviewed: boolean
  /** Begins an inquiry for a profile; the same `repeat` key begins it once. */
  begin(profileId: string, repeat: string): Promise<Inquiry>
  /** Opens an unfinished inquiry again, with a new session token. Null where the provider knows none or it is over. */
  resume(inquiryId: string): Promise<Inquiry | null>
  /** As it stands now; null where the provider knows none. */
  retrieve(inquiryId: string): Promise<Inquiry | null>
}

/** The provider did not answer as it should; nothing is known and nothing changes (F15). Names neither key nor person. */
export class IdentityFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The identity provider failed: ${reason}`, { cause })
    this.name = 'IdentityFailed'
  }
}
