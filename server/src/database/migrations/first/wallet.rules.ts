import type { Dialect } from '../../dialects/dialect.ts'
import { createViews } from './triggers.ts'

/** Joins the entry of a transaction on an account, under a short name. */
const entryOn = (name: string, account: string, transaction: string) =>
  `left join ledger_entries ${name} on ${name}.transaction_id = ${transaction} and ${name}.account_id = ${account}`

const available = (row: string) => `'wallet:' || ${row}.profile_id || ':available'`
const total = (row: string) => `${row}.subtotal + ${row}.fee + ${row}.vat`

/** Each must be empty. `subject` names a withdrawal, a top-up, an invoice, or a transaction that belongs to none. */
const views: Readonly<Record<string, string>> = {
  wallet_i9_withdrawals: `
    select w.id as subject from withdrawals w left join ledger_holds h on h.id = w.hold_id
    where h.id is null or h.source_id <> ${available('w')}
      or w.status = 'Initiated' and h.status <> 'held'
      or w.status = 'Success' and h.status <> 'posted'
      or w.status = 'Failed' and h.status <> 'voided'
    union all
    select t.id from ledger_transactions t left join withdrawals w on w.hold_id = t.id
    where t.kind = 'WITHDRAWAL' and w.id is null`,

  wallet_i9_top_ups: `
    select u.id as subject from top_ups u
    left join (select reference, count(*) as credits from ledger_transactions where kind = 'TOP_UP' group by reference) t on t.reference = u.id
    where coalesce(t.credits, 0) <> case when u.status = 'Success' then 1 else 0 end
    union all
    select t.id from ledger_transactions t left join top_ups u on u.id = t.reference
    where t.kind = 'TOP_UP' and u.id is null`,

  wallet_i10_withdrawals: `
    select w.id as subject from withdrawals w join ledger_holds h on h.id = w.hold_id
    ${entryOn('b', `'bank:withdrawals'`, 'h.ended_by')}
    ${entryOn('f', `'platform:fees'`, 'h.ended_by')}
    ${entryOn('v', `'platform:vat'`, 'h.ended_by')}
    where h.amount <> ${total('w')}
      or w.status = 'Success' and (coalesce(b.amount, 0) <> w.subtotal or coalesce(f.amount, 0) <> w.fee or coalesce(v.amount, 0) <> w.vat)`,

  wallet_i10_top_ups: `
    select u.id as subject from ledger_transactions t join top_ups u on u.id = t.reference
    ${entryOn('g', `'gateway:clearing'`, 't.id')}
    ${entryOn('a', available('u'), 't.id')}
    ${entryOn('f', `'platform:fees'`, 't.id')}
    ${entryOn('v', `'platform:vat'`, 't.id')}
    where t.kind = 'TOP_UP' and (coalesce(g.amount, 0) <> -(${total('u')})
      or coalesce(a.amount, 0) <> u.subtotal or coalesce(f.amount, 0) <> u.fee or coalesce(v.amount, 0) <> u.vat)`,

  // What went back moved what its row says, once, and never more than was credited.
  wallet_i10_returns: `
    select r.id as subject from top_up_returns r
    join top_ups u on u.id = r.top_up_id
    left join ledger_transactions t on t.id = r.id and t.kind = 'TOP_UP_RETURNED' and t.reference = r.top_up_id
    ${entryOn('g', `'gateway:clearing'`, 'r.id')}
    ${entryOn('a', `'wallet:' || u.profile_id || ':available'`, 'r.id')}
    ${entryOn('l', `'adjustments'`, 'r.id')}
    ${entryOn('f', `'platform:fees'`, 'r.id')}
    ${entryOn('v', `'platform:vat'`, 'r.id')}
    where t.id is null or coalesce(g.amount, 0) <> r.subtotal + r.fee + r.vat or coalesce(a.amount, 0) <> -r.taken
      or coalesce(l.amount, 0) <> r.taken - r.subtotal or coalesce(f.amount, 0) <> -r.fee or coalesce(v.amount, 0) <> -r.vat
    union all
    select t.id from ledger_transactions t left join top_up_returns r on r.id = t.id where t.kind = 'TOP_UP_RETURNED' and r.id is null
    union all
    select u.id from top_ups u join (select top_up_id, sum(subtotal + fee + vat) as sum from top_up_returns group by top_up_id) s on s.top_up_id = u.id
    where u.status <> 'Success' or s.sum > u.subtotal + u.fee + u.vat`,
}

/** Each must be empty. `subject` names an adjustment, a day of a gateway, or a program. */
const viewsOfFinance: Readonly<Record<string, string>> = {
  wallet_i9_adjustments: `
    select a.id as subject from wallet_adjustments a
    left join ledger_transactions t on t.id = a.transaction_id and t.kind = 'ADJUSTMENT' and t.reference = a.id
    left join ledger_entries e on e.transaction_id = t.id and e.account_id = 'wallet:' || a.profile_id || ':available'
    where a.status = 'Posted' and (e.amount is null or e.amount <> a.amount)
    union all
    select t.id from ledger_transactions t left join wallet_adjustments a on a.transaction_id = t.id
    where t.kind = 'ADJUSTMENT' and a.id is null`,

  wallet_i12_gateways: `select day || ' ' || gateway as subject from reconciliations where theirs <> ours`,

  // What the rows of payouts say is what the ledger paid.
  wallet_i8_payouts: `
    select coalesce(l.program_id, m.program_id) as subject from
      (select t.reference as program_id, sum(-e.amount) as total from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account_id = 'program:' || t.reference || ':escrow'
        where t.kind = 'PROGRAM_PAYOUT' group by t.reference) l
      full join
      (select w.source_id as program_id, sum(p.amount) as total from program_payments p
        join wallet_transactions w on w.id = p.transaction_id group by w.source_id) m
      on m.program_id = l.program_id
    where coalesce(l.total, 0) <> coalesce(m.total, 0)`,
}

/** A line of the bill of a reserved budget, which is stored with its place in the list. */
const lineOf: Readonly<Record<Dialect, (name: string) => string>> = {
  sqlite: (name) => `json_extract(detail, '$.bill.${name}')`,
  postgres: (name) => `cast(cast(detail as jsonb) -> 'bill' ->> '${name}' as bigint)`,
}

/** Must be empty. A document is over the fee and the tax of what it names, and every fee, also one that went back, has a document. */
const invoices = (dialect: Dialect) => `
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

/** Names of the views over withdrawals, top-ups and invoices. */
export const walletViewNames: readonly string[] = [...Object.keys(views), 'wallet_i10_invoices']

/** What must be true between wallets and the ledger (I8, I9, I10), and between the gateways and us (I12). */
export const walletRules = (dialect: Dialect): readonly string[] =>
  createViews({ ...views, wallet_i10_invoices: invoices(dialect), ...viewsOfFinance })
