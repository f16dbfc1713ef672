import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { forgetAllBut, insertMessage } from '../sms/stores/outbox.ts'
import type { PushGateway } from './port.ts'

/** Largest number of messages in the outbox. */
const stored = 200

type LocalPushDeps = { db: Database; clock: Clock; ids: Ids; log: Log }

/**
 * Pushes nothing, because demo and local call no other sites (U-06): stores notifications in the outbox beside the text messages, under the
 * host of the push service. The address itself is a secret of the browser.
 */
export const localPush = ({ db, clock, ids, log }: LocalPushDeps, publicKey: string): PushGateway => ({
  publicKey,
  async send({ to, message: { title, body } }) {
    const id = ids.uuid()
    await insertMessage(db, { id, to_number: new URL(to.endpoint).hostname, text: `${title} · ${body}`, sent_at: clock.now() })
    await forgetAllBut(db, stored)
    log.info('A push lies in the outbox', { outbox: id })
    return 'accepted'
  },
})
