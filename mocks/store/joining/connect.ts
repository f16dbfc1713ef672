import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import { readUrl } from '@wasla/contract/platform/url.ts'
import {
  completeSocialConnectionRules,
  connectLimits,
  connectSocialAccountRules,
  mayBeginConnection,
  tooManyAccounts,
} from '@wasla/contract/social/connect.ts'
import { demoAccount, demoConsentRules } from '@wasla/contract/social/demo.ts'
import { typedAccountId, type SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { accept, problemsOf } from '@wasla/contract/validation/check.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import type { Viewer } from '../session/sessions.ts'
import { advanceProfile } from '../verification/outcomes.ts'

/** What a consent is here: a handle and a size. */
export const consentCode = (handle: string, size: string) => `${handle}~${size}`

function readCode(code: string) {
  const [handle, size] = code.split('~')
  const answer = { handle: handle ?? '', size }
  return problemsOf(demoConsentRules, answer).length === 0 ? accept(demoConsentRules, answer) : null
}

/** The name under which somebody would be found elsewhere. */
const handleFor = (store: Store, profileId: string) => {
  const profile = findProfile(store, profileId)
  return profile?.userName ?? `friend_${profileId.slice(-6)}`
}

/**
 * `connectSocialAccount` (E-01). No platform stands behind it, so its address is the way back itself, as if the visitor had consented at
 * once with a small account.
 */
export function connect(store: Store, viewer: Viewer, input: ConnectSocialAccountInput): ConnectSession {
  const { platform, redirectUri } = accept(connectSocialAccountRules, input)
  const address = readUrl(redirectUri)
  if (!address || !/^https?:/.test(address.href)) throw invalidInput([{ path: 'redirectUri', rule: 'url' }])
  const { userId, profileId } = viewer
  const own = store.memory.world.socialLinks.filter((link) => link.profileId === profileId)
  if (!mayBeginConnection(own, platform)) throw tooManyAccounts()
  const state = store.nextId('state')
  store.memory.connections.set(state, { userId, profileId, platform, expiresAt: store.clock.now() + connectLimits.life * 1000 })
  const answer = new Map([
    ['code', consentCode(handleFor(store, profileId), 'micro')],
    ['state', state],
    ['platform', platform],
  ])
  const query = [...answer].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return { authorizationUrl: `${address.href}${address.href.includes('?') ? '&' : '?'}${query}`, state }
}

/** `completeSocialConnection` (E-01, E-03): a state is good once. */
export function completeConnection(store: Store, viewer: Viewer, input: CompleteSocialConnectionInput): SocialLinkRecord {
  const { platform, code, state } = accept(completeSocialConnectionRules, input)
  const { memory, clock } = store
  const begun = memory.connections.get(state)
  if (!begun || begun.profileId !== viewer.profileId || begun.platform !== platform || clock.now() >= begun.expiresAt)
    throw invalidInput([{ path: 'state', rule: 'connectionExpired' }])
  memory.connections.delete(state)
  const consent = readCode(code)
  if (!consent) throw invalidInput([{ path: 'code', rule: 'connectionExpired' }])
  const account = demoAccount(platform, consent.handle, consent.size)
  const known = memory.world.socialLinks.find((link) => link.platform === platform && link.socialProfileId === account.socialProfileId)
  if (known && known.profileId !== viewer.profileId) throw new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED')
  if (known) return Object.assign(known, account)
  // What somebody typed of it before is not a second account.
  memory.world.socialLinks = memory.world.socialLinks.filter(
    (link) =>
      link.profileId !== viewer.profileId ||
      link.platform !== platform ||
      link.socialProfileId !== typedAccountId(account.userName, viewer.profileId),
  )
  if (memory.world.socialLinks.filter((one) => one.profileId === viewer.profileId).length >= connectLimits.accounts) throw tooManyAccounts()
  const link: SocialLinkRecord = {
    id: store.nextId('account'),
    profileId: viewer.profileId,
    platform,
    ...account,
    connectedAt: clock.now(),
    source: 'DEMO',
  }
  memory.world.socialLinks.push(link)
  advanceProfile(store, viewer.profileId)
  return link
}

/** `removeSocialLink` (E-04). */
export function removeLink({ memory: { world } }: Store, viewer: Viewer, id: string): { id: string } {
  const own = world.socialLinks.filter(({ profileId }) => profileId === viewer.profileId)
  if (!own.some((link) => link.id === id)) throw new Problem('SOCIAL_LINK_NOT_FOUND')
  if (own.length === 1) throw new Problem('USER_SOCIAL_PROFILE_BAD_REQUEST')
  world.socialLinks = world.socialLinks.filter((link) => link.id !== id)
  return { id }
}
