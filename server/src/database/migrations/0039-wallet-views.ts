import type { Migration } from './migration.ts'

/** What the bank, the house and the tax get of a transaction: its entry on one of the house's accounts, under a short name. */
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

  wallet_i10_invoices: `
    select i.transaction_id as subject from invoices i
    left join withdrawals w on w.id = case when i.kind = 'creditNote' then replace(i.transaction_id, ':return', '') else i.transaction_id end
    left join top_ups u on u.id = i.transaction_id
    where coalesce(w.fee, u.fee) is null or i.fee <> coalesce(w.fee, u.fee) or i.vat <> coalesce(w.vat, u.vat)`,
}

export const walletViewNames: readonly string[] = Object.keys(views)

/** What must hold between a wallet's withdrawals, top-ups and invoices and the ledger (I9, I10). */
export const walletViews: Migration = {
  name: '0039-wallet-views',
  statements: () => Object.entries(views).map(([name, query]) => `create view ${name} as ${query.trim()}`),
}
