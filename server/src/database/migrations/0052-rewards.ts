import { createTable, integer, notNegative, oneOf, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'reward_reopenings',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      profile_id: partOf('profiles'),
      milestone_id: text(),
      achieved_at: integer(),
      reopened_at: integer(),
    },
    key: ['id'],
    indexes: [{ on: ['program_id', 'profile_id', 'reopened_at'] }],
  },
  {
    name: 'budget_alerts',
    columns: { program_id: partOf('programs'), share: { ...integer(), check: '# in (75, 100)' }, budget: notNegative() },
    key: ['program_id', 'share'],
  },
  {
    name: 'payout_leftovers',
    columns: {
      payout_run_id: partOf('payout_runs'),
      program_id: partOf('programs'),
      profile_id: partOf('profiles'),
      amount: notNegative(),
      reason: oneOf('SUSPENDED', 'NOT_VERIFIED'),
    },
    key: ['payout_run_id', 'program_id', 'profile_id'],
  },
]

const views: Readonly<Record<string, string>> = {
  rewards_i8_paid: `
    select p.id as subject from programs p
    where coalesce((select sum(r.amount) from rewards r where r.program_id = p.id and r.payout_run_id is not null), 0)
      > coalesce((select sum(-e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account_id = 'program:' || p.id || ':escrow' and t.kind = 'PROGRAM_PAYOUT' and t.reference = p.id), 0)`,

  rewards_i8_accrued: `
    select p.id as subject from programs p
    join (select program_id, sum(amount) as total from rewards where state = 'Accrued' group by program_id) r on r.program_id = p.id
    where r.total > coalesce((select a.balance from ledger_accounts a where a.id = 'program:' || p.id || ':escrow'), 0)`,

  rewards_i8_states: `
    select r.id as subject from rewards r
    where r.reward_type = 'CASH' and (r.state = 'Paid') <> (r.paid_at is not null and r.payout_run_id is not null)
      or r.reward_type = 'EXPERIENCE' and (r.amount <> 0 or (r.state = 'Paid') <> (r.delivered_at is not null))`,
}

/**
 * Milestones that reopened, alerts that were sent, what runs left and why (L-06 to L-10, N-13), the indexes that payout runs go along,
 * and what must hold between rewards and the ledger (I8).
 */
export const rewardsAndRuns: Migration = {
  name: '0052-rewards',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    `alter table rewards add column returned_at ${integer().sql[dialect]}`,
    `alter table payout_runs add column kind text not null default 'Scheduled' check (kind in ('Scheduled', 'Requested'))`,
    'create unique index payout_runs_by_moment on payout_runs (kind, as_of)',
    `create index rewards_unpaid on rewards (program_id, profile_id, payable_at, amount) where state = 'Accrued'`,
    `create index rewards_waiting on rewards (program_id, achieved_at) where state = 'Waiting'`,
    'create index rewards_by_payout_run on rewards (payout_run_id, program_id, profile_id)',
    ...Object.entries(views).map(([name, query]) => `create view ${name} as ${query.trim()}`),
  ],
}
