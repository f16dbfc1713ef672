import { testEvent } from '@wasla/contract/webhooks/events.ts'
import { bodyOf, testData, type WebhookDraft } from '@wasla/contract/webhooks/payload.ts'
import type { WebhookEndpointRecord, WebhookMessageRecord } from '@wasla/contract/webhooks/record.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { findSubscribed } from './stores/endpoints.ts'
import { insertDeliveries, insertMessages, type NewDelivery } from './stores/queue.ts'

type AppendDeps = Pick<Deps, 'dialect' | 'clock' | 'ids'>

const messageId = (ids: AppendDeps['ids']) => `msg_${ids.uuid()}`

/**
 * Writes events of programs in the transaction of their cause, so that they are sent if and only if it commits. Each endpoint of the owner
 * that subscribes to an event gets it; one that is off can get it later by a replay. Events of one subject must be written under one lock,
 * because they are sent in the order in which they are written. Costs one statement if no owner has an endpoint.
 */
export async function appendWebhooks(tx: Database, { dialect, clock, ids }: AppendDeps, drafts: readonly WebhookDraft[]): Promise<void> {
  if (drafts.length === 0) return
  const owners = [...new Set(drafts.map(({ profileId }) => profileId))]
  const endpoints = Map.groupBy(await findSubscribed(tx, owners), ({ profileId }) => profileId)
  const now = clock.now()
  const messages: WebhookMessageRecord[] = []
  const deliveries: NewDelivery[] = []
  for (const { profileId, event, subject, data } of drafts) {
    const subscribed = (endpoints.get(profileId) ?? []).filter(({ events }) => events.includes(event))
    if (subscribed.length === 0) continue
    const id = messageId(ids)
    messages.push({ id, profileId, event, subject, body: bodyOf(event, data, now), createdAt: now })
    for (const { id: endpointId, offBy } of subscribed)
      if (offBy === null) deliveries.push({ id: ids.uuid(), endpointId, messageId: id, subject, event, cause: 'EVENT' })
  }
  if (messages.length === 0) return
  await insertMessages(tx, dialect, messages)
  await insertDeliveries(tx, dialect, inOrderOfIds(deliveries), now)
}

/**
 * Gives the ids in their order to the deliveries in their order. Ids of one millisecond are random, and the order of the ids becomes the
 * order of sending.
 */
function inOrderOfIds(deliveries: readonly NewDelivery[]): NewDelivery[] {
  const ids = deliveries.map(({ id }) => id).toSorted()
  return deliveries.map((delivery, at) => ({ ...delivery, id: ids[at] ?? delivery.id }))
}

/** Queues the test event of an endpoint. Returns the id of its delivery. */
export async function appendTest(
  tx: Database,
  { dialect, clock, ids }: AppendDeps,
  { id: endpointId, profileId }: Pick<WebhookEndpointRecord, 'id' | 'profileId'>,
): Promise<string> {
  const now = clock.now()
  const id = ids.uuid()
  const message = { id: messageId(ids), profileId, event: testEvent, subject: `test:${id}`, createdAt: now } as const
  await insertMessages(tx, dialect, [{ ...message, body: bodyOf(testEvent, testData(endpointId), now) }])
  const { subject, event } = message
  await insertDeliveries(tx, dialect, [{ id, endpointId, messageId: message.id, subject, event, cause: 'TEST' }], now)
  return id
}

type Again = { endpointId: string; messages: readonly { id: string; event: string; subject: string }[] }

/** Queues messages again for an endpoint, in the given order. Returns the ids of their deliveries. */
export async function appendReplays(tx: Database, { dialect, clock, ids }: AppendDeps, { endpointId, messages }: Again): Promise<string[]> {
  const deliveries = messages.map(({ id, event, subject }): NewDelivery => {
    return { id: ids.uuid(), endpointId, messageId: id, subject, event: event as NewDelivery['event'], cause: 'REPLAY' }
  })
  const ordered = inOrderOfIds(deliveries)
  await insertDeliveries(tx, dialect, ordered, clock.now())
  return ordered.map(({ id }) => id)
}
