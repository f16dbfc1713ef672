import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { lockingButKeys } from '#database/row-lock.ts'

/** Locks an endpoint, also a deleted one. Returns whether nothing may be sent to it. */
export async function lockClosed(tx: Database, dialect: Dialect, id: string): Promise<boolean> {
  const endpoint = await tx
    .selectFrom('webhook_endpoints as e')
    .select(['e.off_by', 'e.deleted_at', 'e.profile_id'])
    .where('e.id', '=', id)
    .$call(lockingButKeys(dialect))
    .executeTakeFirst()
  if (!endpoint) return false
  if (endpoint.off_by !== null || endpoint.deleted_at !== null) return true
  const owner = await tx.selectFrom('profiles').select('status').where('id', '=', endpoint.profile_id).executeTakeFirst()
  return owner?.status === 'Inactive'
}

/**
 * Gives up the open deliveries of due subjects of an endpoint, at most of `limit` subjects, and deletes the rows of the subjects. The rows
 * are changed first, so that a delivery that is being added is given up too, or makes a new row. Returns the number of subjects.
 */
export async function giveUpLanes(tx: Database, endpointId: string, now: number, limit: number): Promise<number> {
  const due = tx
    .selectFrom('webhook_lanes as l')
    .select('l.subject')
    .where('l.endpoint_id', '=', endpointId)
    .where('l.due_at', '<=', now)
    .orderBy('l.due_at')
    .limit(limit)
  const lanes = await tx
    .updateTable('webhook_lanes')
    .set({ waiting: 0 })
    .where('endpoint_id', '=', endpointId)
    .where('subject', 'in', due)
    // Another process may have claimed a subject since it was found due.
    .where((lane) => lane.or([lane('is_claimed', '=', 0), lane('due_at', '<=', now)]))
    .returning('subject')
    .execute()
  const subjects = lanes.map(({ subject }) => subject)
  if (subjects.length === 0) return 0
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'GivenUp' })
    .where('endpoint_id', '=', endpointId)
    .where('subject', 'in', subjects)
    // The condition of the index of open deliveries, as a text without parameters.
    .where(sql<boolean>`state in ('Waiting', 'Retrying')`)
    .execute()
  await tx
    .deleteFrom('webhook_lanes')
    .where('endpoint_id', '=', endpointId)
    .where('subject', 'in', subjects)
    .where('waiting', '<=', 0)
    .execute()
  return subjects.length
}
