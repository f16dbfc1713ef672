import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import { forgetAllBut, insertMessage } from '../sms/stores/outbox.ts'
import type { WebhookGateway } from './port.ts'

/** Largest number of messages in the outbox. */
const stored = 200

/** Host names that never resolve (RFC 2606). */
const nowhere = /\.(?:invalid|localhost|test)$/

type LocalParts = { db: Database; clock: Clock; ids: Ids }

/**
 * Calls nobody, because demo and local call no other sites (U-06): the body lies in the outbox, and the made-up receiver accepts it. A
 * reserved host name cannot be reached, so that failures can be tried.
 */
export const localWebhooks = ({ db, clock, ids }: LocalParts): WebhookGateway => ({
  async send({ url, body }) {
    const { hostname } = new URL(url)
    if (nowhere.test(hostname)) return { status: null, failure: 'UNREACHABLE', answer: null, retryAfter: 0 }
    await insertMessage(db, { id: ids.uuid(), to_number: hostname, text: body, sent_at: clock.now() })
    await forgetAllBut(db, stored)
    return { status: 200, failure: null, answer: 'ok', retryAfter: 0 }
  },
})
