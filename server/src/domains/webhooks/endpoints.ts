import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AddWebhookEndpointInput, UpdateWebhookEndpointInput, WebhookEndpoint } from '@wasla/contract/generated/user-types.ts'
import { decideEndpointCreation, decideEndpointUpdate, decideSecretRotation, endpointMissing } from '@wasla/contract/webhooks/endpoint.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import { endpointView } from '@wasla/contract/webhooks/view.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { makeSecret } from './secrets.ts'
import { findEndpoint, findEndpoints, hideEndpoint, insertEndpoint, lockEndpoint, saveEndpoint } from './stores/endpoints.ts'
import { countWaiting, hastenEndpoint } from './stores/lanes.ts'

export type EndpointDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env'>

/** Returns endpoints as their owner sees them. */
async function shown(
  db: Database,
  { clock }: Pick<Deps, 'clock'>,
  endpoints: readonly WebhookEndpointRecord[],
): Promise<WebhookEndpoint[]> {
  const ids = endpoints.map(({ id }) => id)
  const waiting = await countWaiting(db, ids)
  return endpoints.map((endpoint) => endpointView(endpoint, { waiting: waiting.get(endpoint.id) ?? 0, now: clock.now() }))
}

async function shownOne(
  db: Database,
  deps: Pick<Deps, 'clock'>,
  endpoint: WebhookEndpointRecord,
  secret?: string,
): Promise<WebhookEndpoint> {
  const [one] = await shown(db, deps, [endpoint])
  if (!one) throw new Error('An endpoint is shown as one endpoint')
  return { ...one, secret: secret ?? null }
}

export const listEndpoints = async (deps: EndpointDeps, profileId: string): Promise<WebhookEndpoint[]> =>
  shown(deps.db, deps, await findEndpoints(deps.db, profileId))

export async function showEndpoint(deps: EndpointDeps, profileId: string, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(deps.db, profileId, id)
  if (!endpoint) throw endpointMissing()
  return shownOne(deps.db, deps, endpoint)
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
    return shownOne(tx, deps, endpoint, text)
  })

export const changeEndpoint = (deps: EndpointDeps, profileId: string, input: UpdateWebhookEndpointInput): Promise<WebhookEndpoint> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const endpoint = changesOf(decideEndpointUpdate(await lockEndpoint(tx, deps.dialect, input.id, profileId), input, now))
    await saveEndpoint(tx, endpoint)
    // The sender gives up what waits for an endpoint that is off.
    if (endpoint.offBy !== null) await hastenEndpoint(tx, endpoint.id, now)
    return shownOne(tx, deps, endpoint)
  })

export const rotateSecret = (deps: EndpointDeps, profileId: string, id: string): Promise<WebhookEndpoint> =>
  inTransaction(deps.db, async (tx) => {
    const { text, sealed } = makeSecret(deps, id)
    const found = await lockEndpoint(tx, deps.dialect, id, profileId)
    const endpoint = changesOf(decideSecretRotation(found, { secret: sealed, now: deps.clock.now() }))
    await saveEndpoint(tx, endpoint)
    return shownOne(tx, deps, endpoint, text)
  })

/** Removes an endpoint. What waits for it is not sent any more, and the sweep deletes its log. */
export const removeEndpoint = (deps: EndpointDeps, profileId: string, id: string): Promise<{ success: boolean }> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    if (!(await hideEndpoint(tx, profileId, id, now))) throw endpointMissing()
    await hastenEndpoint(tx, id, now)
    return { success: true }
  })
