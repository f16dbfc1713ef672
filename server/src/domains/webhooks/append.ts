import { testEvent } from '@wasla/contract/webhooks/events.ts'
import { bodyOf, testData, type WebhookDraft } from '@wasla/contract/webhooks/payload.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
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
  const subscribed = ({ profileId, event }: Pick<WebhookDraft, 'profileId' | 'event'>) =>
    (endpoints.get(profileId) ?? []).filter(({ events }) => events.includes(event))
  const requested = drafts.filter((draft) => subscribed(draft).length > 0)
  if (requested.length === 0) return
  const now = clock.now()
  const messages = inOrderOfIds(
    requested.map(({ profileId, event, subject, data }) => {
      return { id: messageId(ids), profileId, event, subject, body: bodyOf(event, data, now), createdAt: now }
    }),
  )
  const deliveries = messages.flatMap(({ id, profileId, event, subject }) =>
    subscribed({ profileId, event })
      .filter(({ offBy }) => offBy === null)
      .map(({ id: endpointId }): NewDelivery => ({ id: ids.uuid(), endpointId, messageId: id, subject, event, cause: 'EVENT' })),
  )
  await insertMessages(tx, dialect, messages)
  await insertDeliveries(tx, dialect, inOrderOfIds(deliveries), now)
}

/**
 * Gives the ids of rows in their order to the rows in their order. Ids of one millisecond are random, and rows are inserted in the order of
 * their ids, which is the order of sending.
 */
function inOrderOfIds<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  const ids = rows.map(({ id }) => id).toSorted()
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }))
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
