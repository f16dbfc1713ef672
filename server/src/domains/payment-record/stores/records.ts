import type { PaymentFigures, PaymentRecordRecord } from '@wasla/contract/payment-record/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, json, same } from '#database/record.ts'
import { lockingFree } from '#database/row-lock.ts'
import type { PaymentRecordsTable } from '#database/tables/payment-record.ts'

const recordRow = defineRecord<PaymentRecordsTable>()({
  profileId: same,
  since: same,
  computedAt: same,
  figures: json<PaymentFigures>(),
})

/** Returns the records of these profiles; leaves out profiles without one. */
export async function findRecords(db: Database, profileIds: readonly string[]): Promise<Map<string, PaymentRecordRecord>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('payment_records')
    .select(recordRow.columns('payment_records'))
    .where('profile_id', 'in', profileIds)
    .execute()
  return new Map(rows.map((row) => [row.profile_id, recordRow.read(row)]))
}

/** Inserts an empty record, due at once, for each profile that published a program and has none. */
export async function insertMissing(db: Database, empty: Omit<PaymentRecordRecord, 'profileId'>): Promise<void> {
  const { since, computed_at: computedAt, figures } = recordRow.write(empty)
  await db
    .insertInto('payment_records')
    .columns(['profile_id', 'since', 'figures', 'computed_at', 'due_at'])
    .expression(
      db
        .selectFrom('profiles as p')
        .where('p.type', '=', 'BRAND')
        .where('p.deleted_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('programs as g').select('g.id').whereRef('g.profile_id', '=', 'p.id').where('g.published_at', 'is not', null)),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('payment_records as r').select('r.profile_id').whereRef('r.profile_id', '=', 'p.id'))),
        )
        .select((row) => [
          'p.id',
          row.cast<string>(row.val(since), 'text').as('since'),
          row.cast<string>(row.val(figures), 'text').as('figures'),
          row.cast<number>(row.val(computedAt), 'bigint').as('computed_at'),
          row.lit(0).as('due_at'),
        ]),
    )
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/**
 * Takes the profiles whose records are due, the longest due first, and sets the end of their lease: no other process takes them before it.
 * Call it in a transaction.
 */
export async function takeDue(
  tx: Database,
  dialect: Dialect,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_records')
    .select('profile_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('profile_id')
    .limit(limit)
    .$call(lockingFree(dialect))
    .execute()
  const ids = rows.map((row) => row.profile_id)
  if (ids.length > 0) await tx.updateTable('payment_records').set({ due_at: until }).where('profile_id', 'in', ids).execute()
  return ids
}

/** Saves a record, unless one that was computed later is stored: a slow process does not undo the work of another. */
export const saveRecord = (db: Database, record: PaymentRecordRecord, dueAt: number) =>
  db
    .updateTable('payment_records')
    .set({ ...recordRow.write(record), due_at: dueAt })
    .where('profile_id', '=', record.profileId)
    .where('computed_at', '<=', record.computedAt)
    .execute()
