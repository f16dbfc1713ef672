import { createTable, integer, notNegative, oneOf, orNull, partOf, text } from './columns.ts'
import type { Migration } from './migration.ts'

const views: Readonly<Record<string, string>> = {
  rewards_i8_paid: `
    select p.id as subject from programs p
    where coalesce((select sum(r.amount) from rewards r where r.program_id = p.id and r.payout_run_id is not null), 0)
      > coalesce((select sum(-e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account_id = 'program:' || p.id || ':escrow' and t.kind = 'PROGRAM_PAYOUT' and t.reference = p.id), 0)`,

  rewards_i8_accrued: `
    select p.id as subject from programs p
    join (select program_id, sum(amount) as total from rewards where state in ('Accrued', 'Held') group by program_id) r
      on r.program_id = p.id
    where r.total > coalesce((select a.balance from ledger_accounts a where a.id = 'program:' || p.id || ':escrow'), 0)`,

  rewards_i8_states: `
    select r.id as subject from rewards r
    where r.reward_type = 'CASH' and (r.state = 'Paid') <> (r.paid_at is not null and r.payout_run_id is not null)
      or r.reward_type = 'EXPERIENCE' and (r.amount <> 0 or (r.state = 'Paid') <> (r.delivered_at is not null))`,

  rewards_i8_held: `
    select r.id as subject from rewards r
    where r.state = 'Held' and (r.reward_type <> 'CASH'
      or not exists (select 1 from reward_cases c where c.reward_id = r.id and c.status = 'Open'))
    union all
    select c.reward_id from reward_cases c
    where c.status = 'Open' and not exists (select 1 from rewards r where r.id = c.reward_id and r.state = 'Held')
    union all
    select r.id from rewards r
    where r.state = 'Refused' and not exists (select 1 from reward_cases c where c.reward_id = r.id and c.status = 'Refused')`,
}

export const rewardViewNames: readonly string[] = Object.keys(views)

const state = oneOf('Waiting', 'Accrued', 'Held', 'Paid', 'Returned', 'Refused')

/**
 * Rewards may be held until the back office decides (Y-08). The condition on their state cannot be changed in SQLite, so a new column takes
 * the place of the former one, with the indexes and views that name it.
 */
export const heldRewards: Migration = {
  name: '0084-held-rewards',
  statements: (dialect) => [
    ...['rewards_i8_paid', 'rewards_i8_accrued', 'rewards_i8_states'].map((view) => `drop view ${view}`),
    ...['rewards_by_profile_id_state', 'rewards_unpaid', 'rewards_waiting'].map((index) => `drop index ${index}`),
    `alter table rewards add column stands text not null default 'Waiting' check (${state.check?.replaceAll('#', 'stands')})`,
    'update rewards set stands = state',
    'alter table rewards drop column state',
    'alter table rewards rename column stands to state',
    'create index rewards_by_profile_id_state on rewards (profile_id, state)',
    `create index rewards_unpaid on rewards (program_id, profile_id, payable_at, reward_type, amount) where state = 'Accrued'`,
    `create index rewards_waiting on rewards (program_id, achieved_at) where state = 'Waiting'`,
    `create index rewards_held on rewards (program_id, amount) where state = 'Held'`,
    ...createTable(dialect, {
      name: 'reward_cases',
      columns: {
        id: text(),
        // A reward that reopens is deleted; its case stays.
        reward_id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        milestone_id: text(),
        amount: notNegative(),
        contacts: text(),
        status: oneOf('Open', 'Approved', 'Refused', 'Closed'),
        opened_at: integer(),
        answer_by: integer(),
        decided_at: orNull(integer()),
        decided_by: orNull(text()),
        note: orNull(text()),
      },
      key: ['id'],
      constraints: [
        `check ((status in ('Approved', 'Refused')) = (decided_by is not null and note is not null))`,
        `check ((status = 'Open') = (decided_at is null))`,
      ],
      indexes: [
        { on: ['reward_id'], unique: true, where: `status = 'Open'` },
        { on: ['program_id', 'profile_id', 'opened_at'] },
        { on: ['status', 'answer_by', 'id'] },
      ],
    }),
    ...Object.entries(views).map(([name, query]) => `create view ${name} as ${query.trim()}`),
  ],
}
