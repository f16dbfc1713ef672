import type { Database } from '#database/database.ts'

type Place = { readonly id: string; readonly dueAt: number }

/** Returns at most `limit` programs that are due for the timer, longest due first, starting after `after`. */
export async function findDue(db: Database, now: number, after: Place | null, limit: number): Promise<Place[]> {
  return db
    .selectFrom('programs')
    .select((row) => ['id', row.ref('due_at').$notNull().as('dueAt')])
    .where('due_at', 'is not', null)
    .where('due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where((row) =>
        row.or([row('due_at', '>', after?.dueAt ?? 0), row.and([row('due_at', '=', after?.dueAt ?? 0), row('id', '>', after?.id ?? '')])]),
      ),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}
