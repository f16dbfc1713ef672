import { changesOf } from '@wasla/contract/common/decision.ts'
import type { AddWebhookEndpointInput, UpdateWebhookEndpointInput, WebhookEndpoint } from '@wasla/contract/generated/user-types.ts'
import { decideEndpointCreation, decideEndpointUpdate, decideSecretRotation, endpointMissing } from '@wasla/contract/webhooks/endpoint.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import { webhookSecretText } from '@wasla/contract/webhooks/secret.ts'
import { endpointView } from '@wasla/contract/webhooks/view.ts'
import type { Store } from '../memory.ts'
import { giveUpOpen, isOpen } from './sending.ts'

/** Makes a secret. The mock signs nothing, so its secrets are stored in plain text. */
const makeSecret = (store: Store) => webhookSecretText(store.nextId('webhook-secret').replaceAll('-', '').padEnd(43, 'w'))

const endpointsOf = ({ memory }: Store, profileId: string) => memory.webhooks.endpoints.filter((one) => one.profileId === profileId)

/** Returns an endpoint of a profile; null if the profile has no such endpoint. */
export const findEndpoint = (store: Store, profileId: string, id: string): WebhookEndpointRecord | null =>
  endpointsOf(store, profileId).find((one) => one.id === id) ?? null

function shown({ memory, clock }: Store, record: WebhookEndpointRecord, secret: string | null = null): WebhookEndpoint {
  const now = clock.now()
  const { counted, figures } = webhookLimits
  const own = memory.webhooks.deliveries.filter((one) => one.endpointId === record.id)
  const delivered = own.flatMap(({ state, lastTriedAt, milliseconds }) =>
    state === 'Delivered' && (lastTriedAt ?? 0) >= now - figures ? (milliseconds ?? 0) : [],
  )
  return endpointView(record, {
    ...{ secret, now },
    waiting: Math.min(own.filter(isOpen).length, counted),
    delivered: delivered.slice(-counted),
  })
}

/** Implements the query `webhookEndpoints`. */
export const endpoints = (store: Store, profileId: string): WebhookEndpoint[] =>
  endpointsOf(store, profileId).map((one) => shown(store, one))

/** Implements the query `webhookEndpoint`. */
export function endpoint(store: Store, profileId: string, id: string): WebhookEndpoint {
  const found = findEndpoint(store, profileId, id)
  if (!found) throw endpointMissing()
  return shown(store, found)
}

/** Implements the mutation `addWebhookEndpoint`. */
export function addEndpoint(store: Store, profileId: string, input: AddWebhookEndpointInput): WebhookEndpoint {
  const secret = makeSecret(store)
  const made = { id: store.nextId('webhook-endpoint'), secret, now: store.clock.now() }
  const added = changesOf(decideEndpointCreation({ profileId, endpoints: endpointsOf(store, profileId) }, input, made))
  store.memory.webhooks.endpoints.push(added)
  return shown(store, added, secret)
}

function save({ memory }: Store, changed: WebhookEndpointRecord): void {
  memory.webhooks.endpoints = memory.webhooks.endpoints.map((one) => (one.id === changed.id ? changed : one))
}

/** Implements the mutation `updateWebhookEndpoint`. */
export function updateEndpoint(store: Store, profileId: string, input: UpdateWebhookEndpointInput): WebhookEndpoint {
  const changed = changesOf(decideEndpointUpdate(findEndpoint(store, profileId, input.id), input, store.clock.now()))
  const answer = shown(store, changed)
  save(store, changed)
  if (changed.offBy !== null) giveUpOpen(store, changed.id)
  return answer
}

/** Implements the mutation `rotateWebhookSecret`. */
export function rotateSecret(store: Store, profileId: string, id: string): WebhookEndpoint {
  const secret = makeSecret(store)
  const changed = changesOf(decideSecretRotation(findEndpoint(store, profileId, id), { secret, now: store.clock.now() }))
  save(store, changed)
  return shown(store, changed, secret)
}

/** Implements the mutation `deleteWebhookEndpoint`. */
export function deleteEndpoint(store: Store, profileId: string, id: string): { success: boolean } {
  if (!findEndpoint(store, profileId, id)) throw endpointMissing()
  const { webhooks } = store.memory
  webhooks.endpoints = webhooks.endpoints.filter((one) => one.id !== id)
  webhooks.deliveries = webhooks.deliveries.filter((one) => one.endpointId !== id)
  return { success: true }
}
