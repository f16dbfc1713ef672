import type { Database } from '#database/database.ts'

export type ReadOnly = { since: number; reason: string }

/** Since when nothing moves, and why; null while all is well. */
export async function findReadOnly(db: Database): Promise<ReadOnly | null> {
  const row = await db.selectFrom('ledger_state').select(['read_only_since', 'reason']).where('id', '=', 'this').executeTakeFirst()
  return row && row.read_only_since !== null ? { since: row.read_only_since, reason: row.reason ?? '' } : null
}

export async function saveReadOnly(db: Database, state: ReadOnly | null): Promise<void> {
  const row = { read_only_since: state?.since ?? null, reason: state?.reason ?? null }
  await db
    .insertInto('ledger_state')
    .values({ id: 'this', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
