import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

/** A line of the bill of a reserved budget, which is stored with its place in the list. */
const lineOf: Record<Dialect, (name: string) => string> = {
  sqlite: (name) => `json_extract(detail, '$.bill.${name}')`,
  postgres: (name) => `cast(cast(detail as jsonb) -> 'bill' ->> '${name}' as bigint)`,
}

/** Must be empty: a document is over the fee and the tax of what it names, and every fee of a program has one. */
const viewOf = (dialect: Dialect) => `create view wallet_i10_invoices as
  with budgets as (
    select id, ${lineOf[dialect]('fee')} as fee, ${lineOf[dialect]('vat')} as vat from wallet_transactions where change = 'budgetReserved'
  )
  select i.transaction_id as subject from invoices i
  left join withdrawals w on w.id = case when i.kind = 'creditNote' then replace(i.transaction_id, ':return', '') else i.transaction_id end
  left join top_ups u on u.id = i.transaction_id
  left join budgets b on b.id = i.transaction_id and i.kind = 'invoice'
  where coalesce(w.fee, u.fee, b.fee) is null or i.fee <> coalesce(w.fee, u.fee, b.fee) or i.vat <> coalesce(w.vat, u.vat, b.vat)
  union all
  select b.id from budgets b left join invoices i on i.transaction_id = b.id where b.fee + b.vat > 0 and i.transaction_id is null`

/** Invoices of the fee of programs (L-05, P-22, I10). */
export const programFees: Migration = {
  name: '0065-program-fees',
  statements: (dialect) => ['drop view wallet_i10_invoices', viewOf(dialect)],
}
