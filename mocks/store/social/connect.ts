import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import { readUrl } from '@wasla/contract/platform/url.ts'
import { decideAccountConnection, decideAccountRemoval } from '@wasla/contract/social/accounts.ts'
import {
  completeSocialConnectionRules,
  connectionExpired,
  decideConnectionStart,
  decideConnectionUse,
  type Connector,
} from '@wasla/contract/social/connect.ts'
import { demoAccount, demoConsentRules } from '@wasla/contract/social/demo.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { accept, problemsOf } from '@wasla/contract/validation/check.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { advanceProfile } from '../verification/outcomes.ts'
import { linksOf } from './links.ts'

/** Returns the mock's consent code, which contains a handle and a size. */
export const consentCode = (handle: string, size: string) => `${handle}~${size}`

function readCode(code: string) {
  const [handle, size] = code.split('~')
  const answer = { handle: handle ?? '', size }
  return problemsOf(demoConsentRules, answer).length === 0 ? accept(demoConsentRules, answer) : null
}

/** Returns the handle that every platform reports for a profile. */
const handleFor = (store: Store, profileId: string) => findProfile(store, profileId)?.userName ?? `friend_${profileId.slice(-6)}`

const isReturnAddress = (address: string) => /^https?:/.test(readUrl(address)?.href ?? '')

/**
 * Implements the mutation `connectSocialAccount`. The mock has no platform. It returns the app's own return address, as if the visitor had
 * consented with a small account.
 */
export function connect(store: Store, connector: Connector, input: ConnectSocialAccountInput): ConnectSession {
  const { profileId } = connector
  const current = { links: linksOf(store, profileId), isReturnAddress, isAvailable: () => true }
  const connection = changesOf(decideConnectionStart(current, connector, input, store.clock.now()))
  const state = store.nextId('state')
  store.memory.connections.set(state, connection)
  const answer = new Map([
    ['code', consentCode(handleFor(store, profileId), 'micro')],
    ['state', state],
    ['platform', connection.platform],
  ])
  const query = [...answer].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const address = readUrl(connection.redirectUri)?.href ?? connection.redirectUri
  return { authorizationUrl: `${address}${address.includes('?') ? '&' : '?'}${query}`, state }
}

/** Implements the mutation `completeSocialConnection`. */
export function completeConnection(store: Store, connector: Connector, input: CompleteSocialConnectionInput): SocialLinkRecord {
  const { platform, code, state } = accept(completeSocialConnectionRules, input)
  const { memory, clock } = store
  memory.connections.set(state, changesOf(decideConnectionUse(memory.connections.get(state) ?? null, connector, platform, clock.now())))
  const consent = readCode(code)
  if (!consent) throw connectionExpired('code')
  const { profileId } = connector
  const account = demoAccount(platform, consent.handle, consent.size)
  const connected =
    memory.world.socialLinks.find((link) => link.platform === platform && link.socialProfileId === account.socialProfileId) ?? null
  const decision = decideAccountConnection(
    { profileId, links: linksOf(store, profileId), connected },
    { platform, account, source: 'DEMO' },
    { id: store.nextId('account'), now: clock.now() },
  )
  const { link, replaced } = changesOf(decision)
  memory.world.socialLinks = [...memory.world.socialLinks.filter(({ id }) => id !== link.id && !replaced.includes(id)), link]
  advanceProfile(store, profileId)
  return link
}

/** Implements the mutation `removeSocialLink`. */
export function removeLink(store: Store, { profileId }: Connector, id: string): { id: string } {
  const { world } = store.memory
  const removed = changesOf(decideAccountRemoval(linksOf(store, profileId), id))
  world.socialLinks = world.socialLinks.filter((link) => link.id !== removed.id)
  return { id }
}
