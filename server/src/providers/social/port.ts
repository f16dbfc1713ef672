import type { Language } from '@wasla/contract/platform/language.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'

/** An account as its platform shows it. */
export type SocialAccount = Pick<SocialLinkRecord, 'socialProfileId' | 'userName' | 'profileUrl' | 'pictureUrl' | 'followers'>

export type AuthorizationRequest = {
  /** Comes back with the code; nobody else can know it. */
  state: string
  /** Where the platform brings the person back: a page of ours. */
  redirectUri: string
  /** SHA-256 of the verifier, base64url: who ends must be who began (PKCE, RFC 7636). */
  challenge: string
  language: Language
}

/** One platform's consent and what it tells of an account afterwards (E-01). */
export type SocialPlatform = {
  /** Where its numbers come from. */
  source: SocialLinkRecord['source']
  /** The address at which the person consents. */
  authorizationUrl(request: AuthorizationRequest): string
  /**
   * Trades the code that came back for the account. Throws `ConsentRefused` where the code is not good (late, used, another's), any
   * other error where the platform cannot be asked now. Ends soon after `signal` fires.
   */
  account(answer: { code: string; redirectUri: string; verifier: string }, signal: AbortSignal): Promise<SocialAccount>
}

/** What this deployment is connected to; a platform that is missing cannot be connected. */
export type SocialPlatforms = Readonly<Partial<Record<Platform, SocialPlatform>>>

export class ConsentRefused extends Error {
  override name = 'ConsentRefused'
}
