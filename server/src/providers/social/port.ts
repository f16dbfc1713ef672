import type { LastSnapshot, Measurement } from '@wasla/contract/insights/measure.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'

/** Access that a platform grants for an account. `expiresAt` is in milliseconds, null if it does not expire. */
export type Grant = { accessToken: string; refreshToken: string | null; expiresAt: number | null }

type AuthorizationRequest = {
  /** Secret value that comes back with the code. */
  state: string
  /** Our page to which the platform redirects the person. */
  redirectUri: string
  /** SHA-256 of the verifier, base64url: the same person must start and finish (PKCE, RFC 7636). */
  challenge: string
  language: Language
}

/** An account to measure: our record of it, and its newest snapshot. */
export type Measured = {
  link: Pick<SocialLinkRecord, 'platform' | 'socialProfileId' | 'userName' | 'profileUrl' | 'pictureUrl' | 'followers'>
  grant: Grant | null
  last: LastSnapshot | null
}

/** A platform: its consent and its data about an account (E-01). All calls end soon after `signal` aborts. */
export type SocialPlatform = {
  /** Source of the platform’s figures. */
  source: SocialLinkRecord['source']
  /** A grant is renewed when it ends in less than this, in milliseconds. */
  spare: number
  /** Returns the address of the consent page. */
  authorizationUrl(request: AuthorizationRequest): string
  /**
   * Exchanges the code for the account and the grant. Throws `ConsentRefused` if the code is late, used or another person’s, and any other
   * error if the platform cannot be reached.
   */
  account(
    answer: { code: string; redirectUri: string; verifier: string },
    signal: AbortSignal,
  ): Promise<{ account: SocialAccount; grant: Grant | null }>
  /** Returns a grant that lasts longer. Throws `ConsentRefused` if the person took the consent back. */
  renew(grant: Grant, signal: AbortSignal): Promise<Grant>
  /**
   * Returns the current figures of an account. Throws `ConsentRefused` if the person took the consent back, and any other error if the
   * platform cannot be reached.
   */
  measure(account: Measured, signal: AbortSignal): Promise<Measurement>
  /** Revokes the grant, if the platform supports it. */
  revoke(grant: Grant, signal: AbortSignal): Promise<void>
}

/** Platforms of this deployment. A missing platform cannot be connected. */
export type SocialPlatforms = Readonly<Partial<Record<Platform, SocialPlatform>>>

export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
}
