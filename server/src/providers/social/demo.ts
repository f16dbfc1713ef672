import { measureInvented } from '@wasla/contract/insights/measure.ts'
import { demoAccount } from '@wasla/contract/social/demo.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import type { Env } from '../../config/env.ts'
import type { Clock } from '#platform/clock.ts'
import { challengeOf, readConsent } from './demo-code.ts'
import { ConsentRefused, type SocialPlatform, type SocialPlatforms } from './port.ts'

type DemoDeps = { env: Pick<Env, 'secrets'>; clock: Clock }

/** A simulated platform: we show its consent page, and the visitor chooses the account (E-02). */
const demoPlatform = (platform: Platform, { env, clock }: DemoDeps): SocialPlatform => ({
  source: 'DEMO',
  spare: 0,
  authorizationUrl({ state, redirectUri, challenge, language }) {
    // Use the host of the redirect, where the visitor already is: this machine may have several names and ports.
    const address = new URL(`/demo/oauth/${platform.toLowerCase()}`, redirectUri)
    address.search = new URLSearchParams({ state, redirect_uri: redirectUri, code_challenge: challenge, lang: language }).toString()
    return address.href
  },
  async account({ code, verifier }, signal) {
    signal.throwIfAborted()
    const consent = readConsent(env.secrets.token, code)
    if (!consent || consent.platform !== platform || consent.challenge !== challengeOf(verifier) || clock.now() >= consent.expiresAt)
      throw new ConsentRefused()
    return { account: demoAccount(platform, consent.handle, consent.size), grant: null }
  },
  async renew(grant, signal) {
    signal.throwIfAborted()
    return grant
  },
  async measure({ link, last }, signal) {
    signal.throwIfAborted()
    return measureInvented(link, last, clock.now())
  },
  async revoke(_grant, signal) {
    signal.throwIfAborted()
  },
})

/** Returns all platforms, simulated. */
export const demoPlatforms = (deps: DemoDeps): SocialPlatforms =>
  Object.fromEntries(platforms.map((platform) => [platform, demoPlatform(platform, deps)]))
