import { createViews } from './triggers.ts'

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

/** Names of the views, for the test that breaks each rule. */
export const rewardViewNames: readonly string[] = Object.keys(views)

/** What must be true between rewards and the ledger (I8). */
export const rewardRules = (): readonly string[] => createViews(views)
