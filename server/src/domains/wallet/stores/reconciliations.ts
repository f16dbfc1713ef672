import type { Page } from '@wasla/contract/common/page.ts'
import type { ReconciliationRecord } from '@wasla/contract/wallet/reconciliation/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ReconciliationsTable } from '#database/tables/wallet.ts'

const reconciliation = defineRecord<ReconciliationsTable>()({ day: same, gateway: same, theirs: same, ours: same, checkedAt: same })

const select = (db: Database) => db.selectFrom('reconciliations').select(reconciliation.columns('reconciliations'))

/** Returns the reconciliations of a day and of all later days. */
export async function findReconciliationsSince(db: Database, day: string): Promise<ReconciliationRecord[]> {
  return (await select(db).where('day', '>=', day).execute()).map(reconciliation.read)
}

/** Saves a reconciliation. It replaces an earlier one of the same day and gateway. */
export async function saveReconciliation(db: Database, made: ReconciliationRecord): Promise<void> {
  const { theirs, ours, checkedAt } = made
  await db
    .insertInto('reconciliations')
    .values(reconciliation.write(made))
    .onConflict((clash) => clash.columns(['day', 'gateway']).doUpdateSet(reconciliation.write({ theirs, ours, checkedAt })))
    .execute()
}

/** Returns a page of reconciliations, the newest day first. */
export async function findReconciliationPage(
  db: Database,
  { limit, offset }: Page,
): Promise<{ count: number; data: ReconciliationRecord[] }> {
  const { count } = await db
    .selectFrom('reconciliations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await select(db).orderBy('day', 'desc').orderBy('gateway').limit(limit).offset(offset).execute()
  return { count, data: rows.map(reconciliation.read) }
}
