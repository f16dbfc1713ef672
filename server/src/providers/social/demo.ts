import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoAudience, demoFigures, demoMissing } from '@wasla/contract/insights/demo.ts'
import { demoAccount } from '@wasla/contract/social/demo.ts'
import { platforms, type Platform } from '@wasla/contract/social/record.ts'
import type { Env } from '../../env.ts'
import type { Clock } from '#platform/clock.ts'
import { challengeOf, readConsent } from './demo-code.ts'
import { ConsentRefused, type Measured, type Measurement, type SocialPlatform, type SocialPlatforms } from './port.ts'

type DemoDeps = { env: Pick<Env, 'secrets'>; clock: Clock }

/** What is told of an invented account (E-06): every day that is missing, or once more today. It is known by its row alone. */
export function measureInvented({ link, last }: Pick<Measured, 'link' | 'last'>, now: number): Measurement {
  const today = dayAt(now)
  const { socialProfileId, userName, profileUrl, pictureUrl, platform } = link
  const account = { platform, userName, day: last?.day ?? today, followers: last?.followers ?? link.followers }
  const missing = demoMissing(link, last, today)
  const days = missing.length > 0 ? missing : [{ day: today, figures: { ...demoFigures(account, today), audience: demoAudience(account) } }]
  const followers = days.at(-1)?.figures.followers ?? link.followers
  return { account: { socialProfileId, userName, profileUrl, pictureUrl, followers }, days }
}

/** An invented platform: its consent page is ours, and the account is whatever its visitor says (E-02). */
const demoPlatform = (platform: Platform, { env, clock }: DemoDeps): SocialPlatform => ({
  source: 'DEMO',
  spare: 0,
  authorizationUrl({ state, redirectUri, challenge, language }) {
    // Where the visitor already is: whatever name and port this machine is reached by.
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
  async measure(asked, signal) {
    signal.throwIfAborted()
    return measureInvented(asked, clock.now())
  },
  async revoke(_grant, signal) {
    signal.throwIfAborted()
  },
})

/** All platforms, invented. */
export const demoPlatforms = (deps: DemoDeps): SocialPlatforms =>
  Object.fromEntries(platforms.map((platform) => [platform, demoPlatform(platform, deps)]))
