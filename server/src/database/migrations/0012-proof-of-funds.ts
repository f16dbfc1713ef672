import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, notNegative, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const ofCheckpoint = 'foreign key (number) references funds_checkpoints (number)'

const tables: readonly Table[] = [
  {
    name: 'funds_checkpoints',
    columns: {
      number: notNegative(),
      ledger_seq: notNegative(),
      ledger_hash: text(),
      root: text(),
      paid: notNegative(),
      earned: notNegative(),
      free: notNegative(),
      programs: notNegative(),
      sealed_at: integer(),
      hash: text(),
    },
    key: ['number'],
  },
  {
    name: 'funds_figures',
    columns: {
      program_id: names('programs'),
      number: notNegative(),
      paid: notNegative(),
      earned: notNegative(),
      free: notNegative(),
      parts: text(),
    },
    key: ['program_id', 'number'],
    constraints: [ofCheckpoint],
    indexes: [{ on: ['number'] }],
  },
  {
    name: 'funds_blocks',
    columns: { number: notNegative(), block: integer(), nodes: text() },
    key: ['number', 'block'],
    constraints: [ofCheckpoint],
  },
]

/** The data of a demonstration is reset every night. */
const notOfDemo = `not exists (select 1 from database_kind where kind = 'demo')`
const outOfOrder = 'new.number <> (select coalesce(max(number), 0) + 1 from funds_checkpoints)'

const rules: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger funds_checkpoints_no_update before update on funds_checkpoints begin select raise(abort, 'checkpoints of funds are never changed'); end`,
    `create trigger funds_checkpoints_no_delete before delete on funds_checkpoints when ${notOfDemo} begin select raise(abort, 'checkpoints of funds are never deleted'); end`,
    `create trigger funds_checkpoints_numbered before insert on funds_checkpoints when ${outOfOrder} begin select raise(abort, 'checkpoints of funds are numbered without a gap'); end`,
  ],
  postgres: [
    `create function funds_checkpoints_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then raise exception 'checkpoints of funds are never changed'; end if;
      if ${notOfDemo} then raise exception 'checkpoints of funds are never deleted'; end if;
      return old;
    end $$`,
    `create function funds_checkpoints_not_emptied() returns trigger language plpgsql as $$ begin raise exception 'checkpoints of funds are never emptied'; end $$`,
    `create function funds_checkpoints_numbered() returns trigger language plpgsql as $$ begin
      if ${outOfOrder} then raise exception 'checkpoints of funds are numbered without a gap'; end if;
      return new;
    end $$`,
    `create trigger funds_checkpoints_stay before update or delete on funds_checkpoints for each row execute function funds_checkpoints_stay()`,
    `create trigger funds_checkpoints_not_emptied before truncate on funds_checkpoints for each statement execute function funds_checkpoints_not_emptied()`,
    `create trigger funds_checkpoints_numbered before insert on funds_checkpoints for each row execute function funds_checkpoints_numbered()`,
  ],
}

/**
 * Checkpoints of funds, and the trees of the newest ones (docs/decisions/092-proof-of-funds.md). An older version would reset a demonstration and
 * leave its checkpoints, which name the former ledger.
 */
export const proofOfFunds: Migration = {
  name: '0012-proof-of-funds',
  olderMayRun: false,
  statements: (dialect) => [...tables.flatMap((table) => createTable(dialect, table)), ...rules[dialect]],
}
