import type { Deps } from '../../deps.ts'
import { messagesMayLeave } from '../../providers/sms/leave.ts'
import { smsMessage } from '../../providers/sms/texts.ts'
import { deleteNotificationsBefore } from './stores/notifications.ts'
import { claimText, deleteText, findDueTexts, type TextRow } from './stores/texts.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'log' | 'settings' | 'sms'>

const minute = 60_000
const day = 24 * 60 * minute
const batchSize = 20
/** The wait after each failure, in milliseconds. The message is given up if the attempt after the last wait fails too. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute]

/**
 * Returns a function for the timer that hands due text messages to the gateway and returns how many were sent. After each failure a message
 * waits longer; it is given up after a few hours.
 */
export function textSender(deps: SendDeps): () => Promise<number> {
  const { db, clock, log, sms } = deps
  const mayLeave = messagesMayLeave(deps)

  async function send(row: TextRow): Promise<boolean> {
    if (!(await claimText(db, row, clock.now() + (waits[row.tries] ?? minute)))) return false
    try {
      const isSent = await mayLeave({ mobileNo: row.to_number, countryId: row.country_id })
      if (isSent) await sms.send(smsMessage(row.kind, row.to_number, row.language, JSON.parse(row.variables) as Record<string, string>))
      await deleteText(db, row.id)
      return isSent
    } catch (error) {
      const isOver = row.tries >= waits.length
      log.error(isOver ? 'A message was given up' : 'A message could not be sent', { kind: row.kind, error })
      if (isOver) await deleteText(db, row.id)
      return false
    }
  }

  return async () => {
    let sent = 0
    for (const row of await findDueTexts(db, clock.now(), batchSize)) if (await send(row)) sent += 1
    return sent
  }
}

/** Deletes notifications that are older than the limit of I-08. */
export const sweepNotifications = ({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>) =>
  deleteNotificationsBefore(db, clock.now() - settings.get('notifications.kept') * day)
