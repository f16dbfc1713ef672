import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, moved, names, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import { createViews } from './first/triggers.ts'
import type { Migration } from './migration.ts'

const basisPoints = () => ({ ...integer(), check: '# between 100 and 5000' })

const tables: readonly Table[] = [
  {
    name: 'splits',
    columns: {
      id: text(),
      managed_account_id: partOf('managed_accounts'),
      manager_id: partOf('profiles'),
      talent_id: { ...partOf('profiles'), check: '# <> manager_id' },
      program_id: orNull(partOf('programs')),
      basis_points: basisPoints(),
      starts_on: { ...text(), check: 'length(#) = 10' },
      status: oneOf('Proposed', 'Agreed', 'Declined', 'Withdrawn', 'Ended'),
      proposed_by: oneOf('manager', 'talent'),
      proposed_at: integer(),
      answered_at: orNull(integer()),
      ended_at: orNull(integer()),
      ended_by: orNull(oneOf('manager', 'talent')),
    },
    key: ['id'],
    constraints: [
      "check ((status = 'Proposed') = (answered_at is null))",
      "check ((status = 'Ended') = (ended_at is not null))",
      'check (ended_by is null or ended_at is not null)',
    ],
    indexes: [
      // One proposal of two sides waits at a time, so nobody answers one and gets another.
      { name: 'splits_proposed', on: ['managed_account_id'], unique: true, where: "status = 'Proposed'" },
      { on: ['managed_account_id', 'proposed_at'] },
      { on: ['talent_id', 'status'] },
    ],
  },
  {
    name: 'reward_shares',
    columns: {
      reward_id: partOf('rewards'),
      split_id: text(),
      manager_id: names('profiles'),
      basis_points: basisPoints(),
      amount: moved(),
      outcome: orNull(oneOf('Paid', 'Left')),
    },
    key: ['reward_id'],
    indexes: [{ on: ['manager_id', 'outcome'] }, { on: ['split_id'] }],
  },
]

/** The data of a demonstration is reset every night. */
const notOfDemo = `not exists (select 1 from database_kind where kind = 'demo')`

/** Columns that are what two people agreed, and so never change. */
const terms = ['managed_account_id', 'manager_id', 'talent_id', 'program_id', 'basis_points', 'starts_on', 'proposed_by', 'proposed_at']
const earned = ['reward_id', 'split_id', 'manager_id', 'basis_points', 'amount']

const changed = (columns: readonly string[], differs: string) => columns.map((name) => `new.${name} ${differs} old.${name}`).join(' or ')

const rules: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger splits_terms before update on splits when ${changed(terms, 'is not')}
      begin select raise(abort, 'the terms of a split never change'); end`,
    `create trigger reward_shares_earned before update on reward_shares when ${changed(earned, 'is not')} or old.outcome is not null
      begin select raise(abort, 'a share that was earned never changes'); end`,
    `create trigger reward_shares_paid before delete on reward_shares when old.outcome is not null and ${notOfDemo}
      begin select raise(abort, 'a share that was paid is never deleted'); end`,
  ],
  postgres: [
    `create function splits_terms() returns trigger language plpgsql as $$ begin
      if ${changed(terms, 'is distinct from')} then raise exception 'the terms of a split never change'; end if;
      return new;
    end $$`,
    `create trigger splits_terms before update on splits for each row execute function splits_terms()`,
    `create function reward_shares_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if old.outcome is not null and ${notOfDemo} then raise exception 'a share that was paid is never deleted'; end if;
        return old;
      end if;
      if ${changed(earned, 'is distinct from')} or old.outcome is not null then raise exception 'a share that was earned never changes'; end if;
      return new;
    end $$`,
    `create trigger reward_shares_stay before update or delete on reward_shares for each row execute function reward_shares_stay()`,
  ],
}

/** The sum of what payouts of a program credited to a profile. */
const credited = (of: string) => `coalesce((select sum(e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = 'wallet:' || ${of}.profile_id || ':available' and t.kind = 'PROGRAM_PAYOUT' and t.reference = ${of}.program_id), 0)`

/** Must be empty. `subject` names a reward, or a program and a profile. */
const views: Readonly<Record<string, string>> = {
  splits_i8_shares: `
    select s.reward_id as subject from reward_shares s join rewards r on r.id = s.reward_id
    where r.reward_type <> 'CASH' or s.manager_id = r.profile_id or s.amount <> r.amount * s.basis_points / 10000
      or (r.state = 'Paid') <> (s.outcome is not null)`,

  splits_i8_paid: `
    select m.program_id || ' ' || m.profile_id as subject from
      (select r.program_id, s.manager_id as profile_id, sum(s.amount) as total from reward_shares s join rewards r on r.id = s.reward_id
        where s.outcome = 'Paid' group by r.program_id, s.manager_id) m
    where m.total > ${credited('m')}
    union all
    select p.program_id || ' ' || p.profile_id from
      (select r.program_id, r.profile_id, sum(r.amount - coalesce(s.amount, 0)) as total from rewards r
        left join reward_shares s on s.reward_id = r.id and s.outcome = 'Paid' where r.payout_run_id is not null
        group by r.program_id, r.profile_id having count(s.reward_id) > 0) p
    where p.total > ${credited('p')}`,
}

/** Names of the views, for the test that breaks each rule. */
export const splitViewNames: readonly string[] = Object.keys(views)

/**
 * Splits of rewards (docs/decisions/091-splits.md). An older version would pay the whole reward to the networker.
 */
export const splits: Migration = {
  name: '0011-splits',
  olderMayRun: false,
  statements: (dialect) => [...tables.flatMap((table) => createTable(dialect, table)), ...rules[dialect], ...createViews(views)],
}
