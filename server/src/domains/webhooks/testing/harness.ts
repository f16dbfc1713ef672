import type { WebhookEvent } from '@wasla/contract/generated/user-types.ts'
import type { WebhookDraft } from '@wasla/contract/webhooks/payload.ts'
import { webhookEvents } from '@wasla/contract/webhooks/events.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sessionHarness } from '../../session/testing/session-harness.ts'
import { appendWebhooks, createWebhooksService } from '../service.ts'

/** The headers with which a message was sent. */
export const headersOf = ({ id, timestamp, signature }: { id: string; timestamp: number; signature: string }) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
})

/** Makes a brand with webhooks over a test's database. Receivers record what they get, and accept it. */
export async function webhooksHarness(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const t = sessionHarness(handle)
  const { db } = t
  const { userId } = await t.member('+966512345678')
  const brand = { profileId: await t.addProfile(userId, 'BRAND') }
  const { webhooks } = t.services

  const draft = (subject: string, event: WebhookEvent = 'RESULT_COUNTED', data: WebhookDraft['data'] = {}): WebhookDraft => ({
    ...brand,
    event,
    subject,
    data,
  })

  const deliveries = () => db.selectFrom('webhook_deliveries').selectAll().orderBy('place').execute()

  return {
    ...t,
    brand,
    gateway: t.webhooks,
    webhooks,
    draft,
    /** Adds another brand, with this number. */
    otherBrand: async (number: string) => {
      const member = await t.member(number)
      return { profileId: await t.addProfile(member.userId, 'BRAND') }
    },
    /** The service of another process on the same database. */
    otherProcess: () => createWebhooksService(t),
    add: (url = 'https://nabt.example/hooks', events: readonly WebhookEvent[] = webhookEvents) =>
      webhooks.add(brand, { url, events: [...events] }),
    /** Writes events in one transaction. */
    append: (...drafts: readonly WebhookDraft[]) => inTransaction(db, (tx) => appendWebhooks(tx, t, drafts)),
    deliveries,
    /** The states of all deliveries, in the order in which they were written. */
    states: async () => (await deliveries()).map(({ state }) => state),
    lanes: () => db.selectFrom('webhook_lanes').selectAll().orderBy('subject').execute(),
    endpoint: async (id: string) => db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The values of everything that was sent, in the order in which it was sent. */
    sent: () => t.webhooks.sent.map(({ body }) => (JSON.parse(body) as { data: Record<string, unknown> }).data),
    notices: () => db.selectFrom('notifications').select(['type', 'meta', 'reference_id']).execute(),
    /** Lets receivers refuse everything with this status; null lets them accept it. */
    refuse(status: number | null) {
      t.webhooks.outcome =
        status === null
          ? { status: 200, failure: null, answer: 'ok', retryAfter: 0 }
          : { status, failure: 'STATUS', answer: 'no', retryAfter: 0 }
    },
  }
}

export type WebhooksHarness = Awaited<ReturnType<typeof webhooksHarness>>
