import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, notNegative } from './columns.ts'
import type { Migration } from './migration.ts'

/** A line of the bill of a reserved budget, which is stored with its place in the list. */
const lineOf: Record<Dialect, (name: string) => string> = {
  sqlite: (name) => `json_extract(detail, '$.bill.${name}')`,
  postgres: (name) => `cast(cast(detail as jsonb) -> 'bill' ->> '${name}' as bigint)`,
}

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

const entryOn = (name: string, account: string) =>
  `left join ledger_entries ${name} on ${name}.transaction_id = r.id and ${name}.account_id = ${account}`

/** Each must be empty: what went back moved what its row says, once, and never more than was credited. */
const returned = `
  create view wallet_i10_returns as
  select r.id as subject from top_up_returns r
  join top_ups u on u.id = r.top_up_id
  left join ledger_transactions t on t.id = r.id and t.kind = 'TOP_UP_RETURNED' and t.reference = r.top_up_id
  ${entryOn('g', `'gateway:clearing'`)}
  ${entryOn('a', `'wallet:' || u.profile_id || ':available'`)}
  ${entryOn('l', `'adjustments'`)}
  ${entryOn('f', `'platform:fees'`)}
  ${entryOn('v', `'platform:vat'`)}
  where t.id is null or coalesce(g.amount, 0) <> r.subtotal + r.fee + r.vat or coalesce(a.amount, 0) <> -r.taken
    or coalesce(l.amount, 0) <> r.taken - r.subtotal or coalesce(f.amount, 0) <> -r.fee or coalesce(v.amount, 0) <> -r.vat
  union all
  select t.id from ledger_transactions t left join top_up_returns r on r.id = t.id where t.kind = 'TOP_UP_RETURNED' and r.id is null
  union all
  select u.id from top_ups u join (select top_up_id, sum(subtotal + fee + vat) as sum from top_up_returns group by top_up_id) s on s.top_up_id = u.id
  where u.status <> 'Success' or s.sum > u.subtotal + u.fee + u.vat`

/** Must be empty: a document is over the fee and the tax of what it names, and what went back of them has one. */
const invoices = (dialect: Dialect) => `create view wallet_i10_invoices as
  with budgets as (
    select id, ${lineOf[dialect]('fee')} as fee, ${lineOf[dialect]('vat')} as vat from wallet_transactions where change = 'budgetReserved'
  )
  select i.transaction_id as subject from invoices i
  left join withdrawals w on w.id = case when i.kind = 'creditNote' then replace(i.transaction_id, ':return', '') else i.transaction_id end
  left join top_ups u on u.id = i.transaction_id and i.kind = 'invoice'
  left join top_up_returns r on r.id = i.transaction_id and i.kind = 'creditNote'
  left join budgets b on b.id = i.transaction_id and i.kind = 'invoice'
  where coalesce(w.fee, u.fee, r.fee, b.fee) is null or i.fee <> coalesce(w.fee, u.fee, r.fee, b.fee)
    or i.vat <> coalesce(w.vat, u.vat, r.vat, b.vat)
  union all
  select b.id from budgets b left join invoices i on i.transaction_id = b.id where b.fee + b.vat > 0 and i.transaction_id is null
  union all
  select r.id from top_up_returns r left join invoices i on i.transaction_id = r.id where r.fee + r.vat > 0 and i.transaction_id is null`

/** Payments that went back after they were credited (security case 47), also at the played gateway. `taken`: what the wallet gave of the amount. */
export const topUpReturns: Migration = {
  name: '0075-top-up-returns',
  statements: (dialect) => [
    ...createTable(dialect, {
      name: 'top_up_returns',
      columns: {
        id: names('ledger_transactions'),
        top_up_id: names('top_ups'),
        subtotal: notNegative(),
        fee: notNegative(),
        vat: notNegative(),
        taken: notNegative(),
        at: integer(),
      },
      key: ['id'],
      constraints: ['check (subtotal + fee + vat > 0)', 'check (taken <= subtotal)'],
      indexes: [{ on: ['top_up_id'] }],
    }),
    `alter table demo_payments add column returned ${wholeNumber[dialect]} not null default 0 check (returned between 0 and amount)`,
    'drop view wallet_i10_invoices',
    invoices(dialect),
    returned.trim(),
  ],
}
