import type { Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SmsQueueTable } from '#database/tables/notifications.ts'
import type { Deps } from '../../../deps.ts'
import { messagesMayLeave } from '../../../providers/sms/leave.ts'
import { smsMessage } from '../../../providers/sms/texts.ts'

type Row = Selectable<SmsQueueTable>
type SendDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'log' | 'settings' | 'sms'>

const minute = 60_000
const atOnce = 20
/** Waits after each failure; after the last the message is given up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute]

/** Takes a waiting message for this process: of those who look at once, one gets it, and it comes back should the process die. */
async function claim(db: Database, row: Row, now: number): Promise<boolean> {
  const claimed = await db
    .updateTable('sms_queue')
    .set({ due_at: now + (waits[row.tries] ?? minute), tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .where('tries', '=', row.tries)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) === 1
}

/** Hands what waits to the gateway, for the timer; answers how many left. A failure waits longer each time, and is given up after a few hours. */
export function textSender(deps: SendDeps): () => Promise<number> {
  const { db, clock, log, sms } = deps
  const mayLeave = messagesMayLeave(deps)

  async function send(row: Row): Promise<boolean> {
    if (!(await claim(db, row, clock.now()))) return false
    const done = () => db.deleteFrom('sms_queue').where('id', '=', row.id).execute()
    try {
      const left = await mayLeave({ mobileNo: row.to_number, countryId: row.country_id })
      if (left) await sms.send(smsMessage(row.kind, row.to_number, row.language, JSON.parse(row.variables) as Record<string, string>))
      await done()
      return left
    } catch (error) {
      const isOver = row.tries >= waits.length
      log.error(isOver ? 'A message was given up' : 'A message could not be sent', { kind: row.kind, error })
      if (isOver) await done()
      return false
    }
  }

  return async () => {
    const due = await db.selectFrom('sms_queue').selectAll().where('due_at', '<=', clock.now()).orderBy('due_at').limit(atOnce).execute()
    let left = 0
    for (const row of due) if (await send(row)) left += 1
    return left
  }
}
