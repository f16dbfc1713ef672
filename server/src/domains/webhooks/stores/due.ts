import type { Database } from '#database/database.ts'

/** An endpoint for which something is due. */
export type DueEndpoint = {
  id: string
  failures: number
  /** Whether nothing may be sent to it: it is off or deleted, or its owner's account is suspended or closed. */
  isClosed: boolean
}

/** Returns the endpoints that have something due and are not paused. Each is found in an index, however much waits for it. */
export async function findDueEndpoints(db: Database, now: number): Promise<DueEndpoint[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('profiles as p', 'p.id', 'e.profile_id')
    .select(['e.id', 'e.failures', 'e.off_by', 'e.deleted_at', 'p.status as owner_status'])
    .where((of) => of.or([of('e.paused_until', 'is', null), of('e.paused_until', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_lanes as l').select('l.subject').whereRef('l.endpoint_id', '=', 'e.id').where('l.due_at', '<=', now).limit(1),
      ),
    )
    .orderBy('e.id')
    .execute()
  return rows.map(({ id, failures, off_by: offBy, deleted_at: deletedAt, owner_status: owner }) => ({
    id,
    failures,
    isClosed: offBy !== null || deletedAt !== null || owner === 'Inactive',
  }))
}

/**
 * Returns how many subjects wait to be sent to endpoints that work, and when the first of them is due; null if none waits. What waits for a
 * failing endpoint waits for its owner, and not for us.
 */
export async function waitingWebhooks(db: Database): Promise<{ count: number; firstDue: number | null }> {
  const row = await db
    .selectFrom('webhook_lanes as l')
    .innerJoin('webhook_endpoints as e', 'e.id', 'l.endpoint_id')
    .where('e.failures', '=', 0)
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('l.due_at').as('first')])
    .executeTakeFirstOrThrow()
  return { count: row.count, firstDue: row.first }
}
