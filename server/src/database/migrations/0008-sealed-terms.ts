import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, names, notNegative, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const ofVersion = 'foreign key (program_id, version) references terms_versions (program_id, version)'

const tables: readonly Table[] = [
  {
    name: 'terms_versions',
    columns: { program_id: names('programs'), version: notNegative(), text: text(), hash: text(), sealed_at: integer() },
    key: ['program_id', 'version'],
  },
  {
    name: 'terms_seals',
    columns: {
      seq: notNegative(),
      program_id: names('programs'),
      version: notNegative(),
      terms_hash: text(),
      receipt: orNull(text()),
      participation_id: orNull(names('participations')),
      profile_id: orNull(names('profiles')),
      requested_at: orNull(integer()),
      sealed_at: integer(),
      hash: text(),
    },
    key: ['seq'],
    constraints: [
      ofVersion,
      'check ((receipt is null) = (participation_id is null) and (receipt is null) = (profile_id is null) and (receipt is null) = (requested_at is null))',
    ],
    indexes: [{ on: ['receipt'], unique: true }, { on: ['participation_id'], unique: true }, { on: ['program_id', 'version'] }],
  },
  {
    name: 'terms_seen',
    columns: { participation_id: partOf('participations'), version: notNegative(), at: integer() },
    key: ['participation_id', 'version'],
  },
]

/** The data of a demonstration is reset every night. */
const notOfDemo = `not exists (select 1 from database_kind where kind = 'demo')`
/** Tables whose rows are sealed. */
const sealed = ['terms_versions', 'terms_seals'] as const
/** Conditions under which a row does not follow the row before it. They also refuse a row that would replace another one. */
const outOfOrder = {
  terms_versions: 'new.version <> (select coalesce(max(version), 0) + 1 from terms_versions where program_id = new.program_id)',
  terms_seals: 'new.seq <> (select coalesce(max(seq), 0) + 1 from terms_seals)',
} as const

const rules: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    ...sealed.flatMap((table) => [
      `create trigger ${table}_no_update before update on ${table} begin select raise(abort, 'sealed terms are never changed'); end`,
      `create trigger ${table}_no_delete before delete on ${table} when ${notOfDemo} begin select raise(abort, 'sealed terms are never deleted'); end`,
      `create trigger ${table}_numbered before insert on ${table} when ${outOfOrder[table]} begin select raise(abort, 'sealed terms are numbered without a gap'); end`,
    ]),
  ],
  postgres: [
    `create function sealed_terms_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then raise exception 'sealed terms are never changed'; end if;
      if ${notOfDemo} then raise exception 'sealed terms are never deleted'; end if;
      return old;
    end $$`,
    `create function sealed_terms_not_emptied() returns trigger language plpgsql as $$ begin raise exception 'sealed terms are never emptied'; end $$`,
    ...sealed.flatMap((table) => [
      `create trigger ${table}_stay before update or delete on ${table} for each row execute function sealed_terms_stay()`,
      `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function sealed_terms_not_emptied()`,
      `create function ${table}_numbered() returns trigger language plpgsql as $$ begin
        if ${outOfOrder[table]} then raise exception 'sealed terms are numbered without a gap'; end if;
        return new;
      end $$`,
      `create trigger ${table}_numbered before insert on ${table} for each row execute function ${table}_numbered()`,
    ]),
  ],
}

/**
 * Sealed terms and their receipts (docs/decisions/088-sealed-terms.md). An older version would let a brand change its terms without writing
 * the new version down.
 */
export const sealedTerms: Migration = {
  name: '0008-sealed-terms',
  olderMayRun: false,
  statements: (dialect) => [...tables.flatMap((table) => createTable(dialect, table)), ...rules[dialect]],
}
