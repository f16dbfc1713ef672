import { createViews } from './triggers.ts'

/** Each must be empty. `subject` names what breaks the rule: an account, a transaction, a hold, a key or a number of the chain. */
const views: Readonly<Record<string, string>> = {
  ledger_i1_currencies: `
    select t.currency as subject from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    group by t.currency having sum(e.amount) <> 0`,

  ledger_i2_transactions: `
    select t.id as subject from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
    group by t.id, t.last_line
    having count(e.line) < 2 or count(e.line) <> t.last_line + 1 or sum(e.amount) <> 0`,

  ledger_i3_balances: `
    select a.id as subject from ledger_accounts a
    left join (select account_id, sum(amount) as total, count(*) as entries, max(account_version) as latest
      from ledger_entries group by account_id) e on e.account_id = a.id
    where a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.entries, 0) or a.version <> coalesce(e.latest, 0)`,

  ledger_i3_histories: `
    select account_id as subject from (
      select account_id, amount, balance_after,
        lag(balance_after, 1, 0) over (partition by account_id order by account_version) as balance_before
      from ledger_entries) e
    where balance_after <> balance_before + amount`,

  ledger_i4_negative: `select id as subject from ledger_accounts where kind <> 'house' and balance < 0`,

  ledger_i5_reversals: `
    select r.id as subject from ledger_transactions r join ledger_entries e on e.transaction_id = r.reverses
    left join ledger_entries m on m.transaction_id = r.id and m.account_id = e.account_id
    where m.amount is null or m.amount <> -e.amount
    union all
    select reverses from ledger_transactions where reverses is not null group by reverses having count(*) > 1`,

  ledger_i6_keys: `
    select k.owner || ' ' || k.operation || ' ' || k.key as subject from ledger_keys k
    left join ledger_transactions t on t.id = k.transaction_id
    where t.id is null or length(k.fingerprint) <> 64`,

  ledger_i7_holds: `
    select h.id as subject from ledger_holds h
    left join ledger_entries o on o.transaction_id = h.id and o.account_id = h.held_id
    left join ledger_entries e on e.transaction_id = h.ended_by and e.account_id = h.held_id
    left join ledger_entries b on b.transaction_id = h.ended_by and b.account_id = h.source_id
    where o.amount is null or o.amount <> h.amount
      or h.status = 'held' and h.ended_by is not null
      or h.status <> 'held' and (e.amount is null or e.amount <> -h.amount)
      or h.posted_amount > h.amount
      or h.status <> 'held' and coalesce(b.amount, 0) <> h.amount - h.posted_amount`,

  ledger_i7_held: `
    select a.id as subject from ledger_accounts a
    left join ledger_holds h on h.held_id = a.id and h.status = 'held'
    where a.kind = 'held' group by a.id, a.balance having a.balance <> coalesce(sum(h.amount), 0)`,

  ledger_i11_numbers: `
    select s.subject from (select cast(count(*) as text) as subject, count(*) as seals, coalesce(max(seq), 0) as latest from ledger_seals) s
    where s.seals <> s.latest`,

  ledger_i11_forgotten: `
    select e.transaction_id as subject from ledger_entries e
    left join ledger_seals s on s.transaction_id = e.transaction_id and s.line = e.line
    left join ledger_unsealed u on u.transaction_id = e.transaction_id
    where s.seq is null and u.transaction_id is null`,
}

/** What must be true of the ledger (I1 to I7, I11). */
export const ledgerViews: readonly string[] = createViews(views)
