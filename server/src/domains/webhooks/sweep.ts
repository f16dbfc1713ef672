import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import { deleteDeliveriesOfDeleted, deleteEmptyEndpoints, deleteMessagesBefore } from './stores/sweep.ts'

/** Number of rows that one statement deletes. It is small, because on SQLite every other writer waits for it. */
const atOnce = 200

async function repeat(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === atOnce) await breathe()
}

/** Deletes messages with their log after 30 days, and what is left of endpoints that their owners removed. */
export async function sweepWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - webhookLimits.stored
  await repeat(() => deleteMessagesBefore(db, before, atOnce))
  await repeat(() => deleteDeliveriesOfDeleted(db, atOnce))
  await deleteEmptyEndpoints(db)
}
