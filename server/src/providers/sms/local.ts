import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { SmsFailed, type SmsGateway } from './port.ts'
import { forgetAllBut, insertMessage } from './stores/outbox.ts'

/** Largest number of messages in the outbox. */
const stored = 200

type LocalSmsDeps = {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  /** Prints the text to the terminal, if there is one (B-09). */
  print?: (line: string) => void
}

/**
 * Sends nothing: stores messages in the outbox, where demo and local show them (B-09). Logs that a message was sent, but not its text or
 * number.
 */
export const localSms = ({ db, clock, ids, log, print }: LocalSmsDeps): SmsGateway => ({
  async send(message, signal) {
    if (signal?.aborted) throw new SmsFailed('aborted', signal.reason)
    if (!/^\+\d{7,15}$/.test(message.to)) throw new SmsFailed('not a number')
    const id = ids.uuid()
    await insertMessage(db, { id, to_number: message.to, text: message.text, sent_at: clock.now() })
    await forgetAllBut(db, stored)
    log.info('A message lies in the outbox', { outbox: id, kind: message.kind, language: message.language })
    print?.(message.text)
  },
})
