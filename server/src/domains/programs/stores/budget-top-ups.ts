import type { BudgetTopUpRecord } from '@wasla/contract/programs/budget/top-up.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ProgramBudgetTopUpsTable } from '#database/tables/programs.ts'

const topUp = defineRecord<ProgramBudgetTopUpsTable>()({
  id: same,
  programId: same,
  profileId: same,
  idempotencyKey: same,
  amount: same,
  createdAt: same,
})

export const insertBudgetTopUp = (tx: Database, made: BudgetTopUpRecord) =>
  tx.insertInto('program_budget_top_ups').values(topUp.write(made)).execute()

/** Returns a profile's earlier top-up with this key; null for a new key. */
export async function findBudgetTopUp(db: Database, profileId: string, key: string): Promise<BudgetTopUpRecord | null> {
  const row = await db
    .selectFrom('program_budget_top_ups')
    .select(topUp.columns('program_budget_top_ups'))
    .where('profile_id', '=', profileId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ? topUp.read(row) : null
}
