import type { LastSnapshot, Measurement } from '@wasla/contract/insights/measure.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SocialAccount } from '@wasla/contract/social/accounts.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'

/** What a platform hands out so that we may ask it about an account later; `expiresAt` in milliseconds, null where it lasts. */
export type Grant = { accessToken: string; refreshToken: string | null; expiresAt: number | null }

export type AuthorizationRequest = {
  /** Comes back with the code; nobody else can know it. */
  state: string
  /** Where the platform brings the person back: a page of ours. */
  redirectUri: string
  /** SHA-256 of the verifier, base64url: who ends must be who began (PKCE, RFC 7636). */
  challenge: string
  language: Language
}

/** An account to be measured: as we know it, and its newest snapshot. */
export type Measured = {
  link: Pick<SocialLinkRecord, 'platform' | 'socialProfileId' | 'userName' | 'profileUrl' | 'pictureUrl' | 'followers'>
  grant: Grant | null
  last: LastSnapshot | null
}

/** One platform's consent and what it tells of an account afterwards (E-01). Everything ends soon after `signal` fires. */
export type SocialPlatform = {
  /** Where its numbers come from. */
  source: SocialLinkRecord['source']
  /** How long before its end a grant is renewed. In milliseconds. */
  spare: number
  /** The address at which the person consents. */
  authorizationUrl(request: AuthorizationRequest): string
  /**
   * Trades the code that came back for the account and the grant. Throws `ConsentRefused` where the code is not good (late, used,
   * another's), any other error where the platform cannot be reached now.
   */
  account(
    answer: { code: string; redirectUri: string; verifier: string },
    signal: AbortSignal,
  ): Promise<{ account: SocialAccount; grant: Grant | null }>
  /** A grant that lasts longer. Throws `ConsentRefused` where the person took it back. */
  renew(grant: Grant, signal: AbortSignal): Promise<Grant>
  /** Throws `ConsentRefused` where the person took the consent back, any other error where the platform cannot be reached now. */
  measure(account: Measured, signal: AbortSignal): Promise<Measurement>
  /** Gives the grant back, where the platform takes it. */
  revoke(grant: Grant, signal: AbortSignal): Promise<void>
}

/** What this deployment is connected to; a platform that is missing cannot be connected. */
export type SocialPlatforms = Readonly<Partial<Record<Platform, SocialPlatform>>>

export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
}
