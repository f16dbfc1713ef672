import type { Dialect } from '../../dialects/dialect.ts'
import { createViews, followUps, marks, type FollowUp, type Watched } from './triggers.ts'

const clash = 'on conflict (profile_id) do update set profile_id = excluded.profile_id'
const mark = (profileId: string) => `insert into program_candidates_stale (profile_id) values (${profileId}) ${clash}`
const markAll = (select: string) => `insert into program_candidates_stale (profile_id) ${select} ${clash}`

/** What the criteria of programs read. */
const watched: readonly Watched[] = [
  { table: 'profiles', id: 'id', columns: ['type', 'status', 'country_id', 'location', 'deleted_at'], mark },
  { table: 'profile_interests', id: 'profile_id', columns: ['interest_id'], mark },
  { table: 'social_links', id: 'profile_id', columns: ['platform', 'followers', 'profile_id'], mark },
]
const others: readonly FollowUp[] = [
  {
    name: 'users_candidate',
    statements: [markAll('select id from profiles where user_id = new.id')],
    triggers: [{ name: 'users_candidate_update', on: 'update of suspended_at on users' }],
  },
  {
    name: 'social_snapshots_candidate',
    statements: [markAll('select profile_id from social_links where id = new.account_id')],
    triggers: [
      { name: 'social_snapshots_candidate_insert', on: 'insert on social_snapshots' },
      { name: 'social_snapshots_candidate_update', on: 'update of engagement, views, followers on social_snapshots' },
    ],
  },
]

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

/** Names of the views, for the test that breaks each rule. */
export const programViewNames: readonly string[] = Object.keys(views)

/** Whose row of candidates is stale (K-13, K-25), and what must be true between programs and the ledger (I8). */
export const programRules = (dialect: Dialect): readonly string[] => [
  ...marks(dialect, 'candidate', watched),
  ...followUps(dialect, others),
  ...createViews(views),
]
