import { apiKeyBytes, apiKeyText, decideKeyCreation, decideRevocation, endingOf } from '@wasla/contract/api-keys/key.ts'
import { apiKeyView, usageView } from '@wasla/contract/api-keys/view.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ApiKey, ApiUsage, MadeApiKey, MakeApiKeyInput } from '@wasla/contract/generated/user-types.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { windowOf } from '#platform/stores/counts.ts'
import type { Deps } from '../../deps.ts'
import { notify } from '../notifications/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { hashOf, usageKey } from './hash.ts'
import { findKey, findKeys, insertKey, saveRevocation } from './stores/keys.ts'

export type OwnerDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env'>
export type Owner = Pick<Viewer, 'profileId' | 'userId'>

export const keys = async ({ db, clock }: OwnerDeps, { profileId }: Pick<Owner, 'profileId'>): Promise<ApiKey[]> =>
  (await findKeys(db, profileId, clock.now())).map(apiKeyView)

export async function usage({ db, clock }: OwnerDeps, { profileId }: Pick<Owner, 'profileId'>): Promise<ApiUsage> {
  const counted = await windowOf(db, usageKey(profileId))
  return usageView(counted && { count: counted.count, start: counted.windowStart }, clock.now())
}

/**
 * Makes a key. Locks the profile, so that concurrent calls cannot exceed the limit together. The owner is notified and the audit log gets a
 * line, so that a key that somebody else made does not stay unnoticed. Both are in the same transaction.
 */
export const make = (deps: OwnerDeps, { profileId, userId }: Owner, input: MakeApiKeyInput): Promise<MadeApiKey> =>
  inTransaction(deps.db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const now = deps.clock.now()
    const text = apiKeyText(deps.ids.secret(apiKeyBytes))
    const made = { id: deps.ids.uuid(), profileId, createdBy: userId, hash: hashOf(text), ending: endingOf(text), now }
    const key = changesOf(decideKeyCreation(await findKeys(tx, profileId, now), input, made))
    await insertKey(tx, key)
    await writeAudit(tx, deps, {
      actor: userId,
      action: 'apiKeys.made',
      target: key.id,
      detail: { profileId, scopes: key.scopes.join(), expiresAt: key.expiresAt },
    })
    await notify(tx, deps, { profileId, type: 'API_KEY_MADE', referenceId: key.id, meta: { keyName: key.name } })
    return { key: apiKeyView(key), text }
  })

/** Revokes a key: requests that begin after this call are refused. */
export const revoke = (deps: OwnerDeps, { profileId, userId }: Owner, id: string): Promise<{ success: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    changesOf(decideRevocation(await findKey(tx, id), profileId, now))
    if (!(await saveRevocation(tx, id, now))) throw new Problem('API_KEY_NOT_FOUND')
    await writeAudit(tx, deps, { actor: userId, action: 'apiKeys.revoked', target: id, detail: { profileId } })
    return { success: true }
  })
