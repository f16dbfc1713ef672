import type { BudgetAlertRecord } from '@wasla/contract/rewards/alerts.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { BudgetAlertsTable } from '#database/tables/rewards.ts'

const alert = defineRecord<BudgetAlertsTable>()({ programId: same, share: same, budget: same })

/** Returns the last alert that was sent for each share of a program’s budget. */
export async function findAlerts(db: Database, programId: string): Promise<BudgetAlertRecord[]> {
  const rows = await db.selectFrom('budget_alerts').select(alert.columns('budget_alerts')).where('program_id', '=', programId).execute()
  return rows.map(alert.read)
}

export const saveAlerts = (tx: Database, alerts: readonly BudgetAlertRecord[]) =>
  tx
    .insertInto('budget_alerts')
    .values(alerts.map(alert.write))
    .onConflict((clash) => clash.columns(['program_id', 'share']).doUpdateSet((row) => ({ budget: row.ref('excluded.budget') })))
    .execute()
