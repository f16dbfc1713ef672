import { bit, integer, names, notNegative, oneOf, orNull, partOf, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { rewardRules } from './rewards.rules.ts'

/** What participants earn: results, rewards and payout runs (L-06 to L-12, N-13). */
export const rewards: Part = {
  tables: [
    {
      name: 'participant_results',
      columns: {
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        clicks: notNegative(),
        approved: notNegative(),
        revenue: notNegative(),
        first_click_at: orNull(integer()),
        last_result_at: orNull(integer()),
        hold_from: orNull(unchecked()),
      },
      key: ['program_id', 'profile_id'],
      byKey: true,
      indexes: [{ on: ['program_id', 'approved', 'clicks'] }],
    },
    {
      name: 'rewards',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        milestone_id: text(),
        reward_type: oneOf('CASH', 'EXPERIENCE'),
        amount: notNegative(),
        achieved_at: integer(),
        payable_at: integer(),
        paid_at: orNull(integer()),
        payout_run_id: orNull(names('payout_runs')),
        delivered_at: orNull(integer()),
        returned_at: orNull(unchecked()),
        state: byDefault("'Waiting'", oneOf('Waiting', 'Accrued', 'Held', 'Paid', 'Returned', 'Refused')),
      },
      key: ['id'],
      indexes: [
        { on: ['program_id', 'profile_id', 'milestone_id'], unique: true },
        { name: 'rewards_by_payout_run', on: ['payout_run_id', 'program_id', 'profile_id'] },
        { on: ['profile_id', 'state'] },
        // What is owed is read from this index alone, in the order in which a dry run shows it.
        { name: 'rewards_unpaid', on: ['program_id', 'profile_id', 'payable_at', 'reward_type', 'amount'], where: "state = 'Accrued'" },
        { name: 'rewards_waiting', on: ['program_id', 'achieved_at'], where: "state = 'Waiting'" },
        { name: 'rewards_held', on: ['program_id', 'amount'], where: "state = 'Held'" },
      ],
    },
    {
      name: 'payout_runs',
      columns: {
        id: text(),
        as_of: integer(),
        started_at: integer(),
        finished_at: orNull(integer()),
        programs: notNegative(),
        participants: notNegative(),
        amount: notNegative(),
        unpaid: notNegative(),
        kind: byDefault("'Scheduled'", oneOf('Scheduled', 'Requested')),
      },
      key: ['id'],
      indexes: [{ on: ['started_at'] }, { name: 'payout_runs_by_moment', on: ['kind', 'as_of'], unique: true }],
    },
    {
      name: 'payout_lines',
      columns: {
        payout_run_id: partOf('payout_runs'),
        program_id: partOf('programs'),
        profile_id: partOf('profiles'),
        is_left: bit(),
        amount: notNegative(),
        reason: orNull(oneOf('SUSPENDED', 'NOT_VERIFIED')),
      },
      // The order in which a report shows the lines.
      key: ['payout_run_id', 'program_id', 'profile_id', 'is_left'],
      byKey: true,
      constraints: ['check ((is_left = 1) = (reason is not null))'],
    },
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
      name: 'reward_cases',
      columns: {
        id: text(),
        // Without a reference: a reward that reopens is deleted; its case stays.
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
        "check ((status in ('Approved', 'Refused')) = (decided_by is not null and note is not null))",
        "check ((status = 'Open') = (decided_at is null))",
      ],
      indexes: [
        { on: ['reward_id'], unique: true, where: "status = 'Open'" },
        { on: ['program_id', 'profile_id', 'opened_at'] },
        { on: ['status', 'answer_by', 'id'] },
        { name: 'reward_cases_undecided', on: ['program_id', 'profile_id', 'opened_at'], where: "status = 'Open'" },
      ],
    },
    {
      name: 'budget_alerts',
      columns: { program_id: partOf('programs'), share: { ...integer(), check: '# in (75, 100)' }, budget: notNegative() },
      key: ['program_id', 'share'],
    },
  ],
  rules: rewardRules,
}
