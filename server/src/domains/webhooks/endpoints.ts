import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AddWebhookEndpointInput, UpdateWebhookEndpointInput, WebhookEndpoint } from '@wasla/contract/generated/user-types.ts'
import { decideEndpointCreation, decideEndpointUpdate, decideSecretRotation, endpointMissing } from '@wasla/contract/webhooks/endpoint.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { endpointView } from '@wasla/contract/webhooks/view.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { makeSecret } from './secrets.ts'
import { findEndpoint, findEndpoints, hideEndpoint, insertEndpoint, lockEndpoint, saveEndpoint } from './stores/endpoints.ts'
import { countWaiting, findDelivered } from './stores/figures.ts'
import { hastenEndpoint } from './stores/lanes.ts'

export type EndpointDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits'>

/** Returns an endpoint as its owner sees it. `secret`: only in the answer to the call that made it. */
async function shown(
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  endpoint: WebhookEndpointRecord,
  secret: string | null = null,
): Promise<WebhookEndpoint> {
  const now = clock.now()
  const waiting = await countWaiting(db, endpoint.id)
  const delivered = await findDelivered(db, endpoint.id, now - webhookLimits.figures)
  return endpointView(endpoint, { waiting, delivered, secret, now })
}

export async function listEndpoints(deps: EndpointDeps, profileId: string): Promise<WebhookEndpoint[]> {
  const endpoints = await findEndpoints(deps.db, profileId)
  return Promise.all(endpoints.map((endpoint) => shown(deps.db, deps, endpoint)))
}

export async function showEndpoint(deps: EndpointDeps, profileId: string, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(deps.db, profileId, id)
  if (!endpoint) throw endpointMissing()
  return shown(deps.db, deps, endpoint)
}

/** Adds an endpoint. Locks the profile, so that concurrent calls cannot exceed the limit together. */
export const addEndpoint = (deps: EndpointDeps, profileId: string, input: AddWebhookEndpointInput): Promise<WebhookEndpoint> =>
  inTransaction(deps.db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const id = deps.ids.uuid()
    const { text, sealed } = makeSecret(deps, id)
    const state = { profileId, endpoints: await findEndpoints(tx, profileId) }
    const endpoint = changesOf(decideEndpointCreation(state, input, { id, secret: sealed, now: deps.clock.now() }))
    await insertEndpoint(tx, endpoint)
    return shown(tx, deps, endpoint, text)
  })

export const changeEndpoint = (deps: EndpointDeps, profileId: string, input: UpdateWebhookEndpointInput): Promise<WebhookEndpoint> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const before = await lockEndpoint(tx, deps.dialect, input.id, profileId)
    const endpoint = changesOf(decideEndpointUpdate(before, input, now))
    await saveEndpoint(tx, endpoint)
    // The sender gives up what waits for an endpoint that is off, and tries another address at once.
    if (endpoint.offBy !== null || endpoint.url !== before?.url) await hastenEndpoint(tx, endpoint.id, now)
    return shown(tx, deps, endpoint)
  })

export const rotateSecret = (deps: EndpointDeps, profileId: string, id: string): Promise<WebhookEndpoint> =>
  inTransaction(deps.db, async (tx) => {
    const { text, sealed } = makeSecret(deps, id)
    const found = await lockEndpoint(tx, deps.dialect, id, profileId)
    const endpoint = changesOf(decideSecretRotation(found, { secret: sealed, now: deps.clock.now() }))
    await saveEndpoint(tx, endpoint)
    // Attempts may have failed because the former secret could not be opened, or because the receiver had another one.
    if (endpoint.failures > 0) await hastenEndpoint(tx, id, deps.clock.now())
    return shown(tx, deps, endpoint, text)
  })

/** Removes an endpoint. What waits for it is not sent any more, and the sweep deletes its log. */
export const removeEndpoint = (deps: EndpointDeps, profileId: string, id: string): Promise<{ success: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    if (!(await hideEndpoint(tx, profileId, id, now))) throw endpointMissing()
    await hastenEndpoint(tx, id, now)
    return { success: true }
  })
