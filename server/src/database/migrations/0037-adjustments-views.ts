import type { Migration } from './migration.ts'

/** Must be empty: a posted adjustment moved its amount on its wallet, and nothing is moved as an adjustment that is none. */
const view = `
  create view wallet_i9_adjustments as
  select a.id as subject from wallet_adjustments a
  left join ledger_transactions t on t.id = a.transaction_id and t.kind = 'ADJUSTMENT' and t.reference = a.id
  left join ledger_entries e on e.transaction_id = t.id and e.account_id = 'wallet:' || a.profile_id || ':available'
  where a.status = 'Posted' and (e.amount is null or e.amount <> a.amount)
  union all
  select t.id from ledger_transactions t left join wallet_adjustments a on a.transaction_id = t.id
  where t.kind = 'ADJUSTMENT' and a.id is null`

/** What must hold between adjustments and the ledger. */
export const adjustmentViews: Migration = { name: '0037-adjustments-views', statements: () => [view.trim()] }
