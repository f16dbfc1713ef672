import { apiKeyText, decideKeyCreation, decideRevocation, endingOf, isListed, type ApiKeyRecord } from '@wasla/contract/api-keys/key.ts'
import { apiKeyView, usageView } from '@wasla/contract/api-keys/view.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ApiKey, ApiUsage, MadeApiKey, MakeApiKeyInput } from '@wasla/contract/generated/user-types.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'

/** The listed keys of a profile, the newest first. */
const listed = ({ memory, clock }: Store, profileId: string): ApiKeyRecord[] =>
  memory.apiKeys.keys
    .filter((key) => key.profileId === profileId && isListed(key, clock.now()))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** Implements the query `apiKeys`. */
export const keys = (store: Store, profileId: string): ApiKey[] => listed(store, profileId).map(apiKeyView)

/** Implements the query `apiUsage`. The mock answers no requests with keys, so only scenarios have counts. */
export const usage = ({ memory, clock }: Store, profileId: string): ApiUsage =>
  usageView(memory.apiKeys.used.get(profileId) ?? null, clock.now())

/** Implements the mutation `makeApiKey`. */
export function make(store: Store, { profileId, userId }: { profileId: string; userId: string }, input: MakeApiKeyInput): MadeApiKey {
  const text = apiKeyText(store.nextId('api-key-text').replaceAll('-', '').padEnd(43, 'k'))
  const made = { id: store.nextId('api-key'), profileId, createdBy: userId, hash: text, ending: endingOf(text), now: store.clock.now() }
  const key = changesOf(decideKeyCreation(listed(store, profileId), input, made))
  store.memory.apiKeys.keys.push(key)
  notify(store, { profileId, type: 'API_KEY_MADE', referenceId: key.id, meta: { keyName: key.name } })
  return { key: apiKeyView(key), text }
}

/** Implements the mutation `revokeApiKey`. */
export function revoke({ memory, clock }: Store, profileId: string, id: string): { success: boolean } {
  const found = memory.apiKeys.keys.find((key) => key.id === id) ?? null
  const revoked = changesOf(decideRevocation(found, profileId, clock.now()))
  memory.apiKeys.keys = memory.apiKeys.keys.map((key) => (key.id === id ? revoked : key))
  return { success: true }
}
