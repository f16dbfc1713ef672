import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { deleteDeliveriesOfDeleted, deleteEmptyEndpoints, deleteMessagesBefore } from './stores/sweep.ts'

/** Number of rows that one statement deletes. It is small, because on SQLite every other writer waits for it. */
const atOnce = 200

/** Time for which the rows of a deleted endpoint stay, in milliseconds. Until then, transactions and requests that know it have ended. */
const known = 3_600_000

async function repeat(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === atOnce) await breathe()
}

/** Deletes messages with their log after 30 days, and what is left of endpoints that their owners removed. */
export async function sweepWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await repeat(() => deleteMessagesBefore(db, now - webhookLimits.stored, atOnce))
  await repeat(() => deleteDeliveriesOfDeleted(db, now - known, atOnce))
  await deleteEmptyEndpoints(db, now - known)
}
