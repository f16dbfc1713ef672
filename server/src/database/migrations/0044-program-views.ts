import type { Migration } from './migration.ts'

const escrow = `'program:' || p.id || ':escrow'`
const owners = `'wallet:' || p.profile_id || ':available'`

/** What each program's escrow took in, gave back and paid out, by the transactions that name the program. */
const moved = (kind: string, sign = '') =>
  `coalesce((select sum(${sign}e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where e.account_id = ${escrow} and t.kind = '${kind}' and t.reference = p.id), 0)`
const reserved = moved('PROGRAM_TOP_UP')
const released = moved('PROGRAM_RELEASE', '-')
const paid = moved('PROGRAM_PAYOUT', '-')
const balance = `coalesce((select a.balance from ledger_accounts a where a.id = ${escrow}), 0)`

/** Each must be empty. `subject` names a program, or a transaction of an escrow that belongs to none. */
const views: Readonly<Record<string, string>> = {
  programs_i8_budgets: `
    select p.id as subject from programs p
    where p.budget <> ${reserved} - ${released} or p.status = 'Draft' and p.budget <> 0`,

  programs_i8_escrows: `
    select p.id as subject from programs p
    where ${balance} + ${paid} + ${released} <> ${reserved}
    union all
    select t.id from ledger_transactions t left join programs p on p.id = t.reference
    where t.kind in ('PROGRAM_TOP_UP', 'PROGRAM_RELEASE', 'PROGRAM_PAYOUT') and p.id is null`,

  programs_i8_spend: `select p.id as subject from programs p where ${paid} > p.budget`,

  programs_i8_owners: `
    select t.id as subject from programs p join ledger_transactions t on t.reference = p.id
    join ledger_entries e on e.transaction_id = t.id
    where t.kind in ('PROGRAM_TOP_UP', 'PROGRAM_RELEASE')
      and e.account_id not in (${escrow}, ${owners}, 'platform:fees', 'platform:vat')`,

  programs_i8_top_ups: `
    select p.id as subject from programs p
    join (select program_id, sum(amount) as total from program_budget_top_ups group by program_id) u on u.program_id = p.id
    where u.total > ${reserved}`,
}

export const programViewNames: readonly string[] = Object.keys(views)

/** What must hold between programs and the ledger (I8). */
export const programViews: Migration = {
  name: '0044-program-views',
  statements: () => Object.entries(views).map(([name, query]) => `create view ${name} as ${query.trim()}`),
}
