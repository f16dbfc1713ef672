import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'media_kit_seals',
    columns: { seq: notNegative(), number: text(), text_hash: text(), sealed_at: integer(), hash: text() },
    key: ['seq'],
    indexes: [{ on: ['number'], unique: true }],
  },
  {
    name: 'media_kits',
    columns: {
      number: text(),
      profile_id: partOf('profiles'),
      text: text(),
      link: notNegative(),
      made_at: integer(),
      expires_at: integer(),
      removed_at: orNull(integer()),
    },
    key: ['number'],
    constraints: ['foreign key (link) references media_kit_seals (seq)', "check ((removed_at is null) = (text <> ''))"],
    indexes: [{ on: ['profile_id', 'made_at'] }, { on: ['expires_at'] }, { on: ['link'], unique: true }],
  },
]

/** The data of a demonstration is reset every night. */
const notOfDemo = `not exists (select 1 from database_kind where kind = 'demo')`
const outOfOrder = 'new.seq <> (select coalesce(max(seq), 0) + 1 from media_kit_seals)'
/** A kit is removed or expires; what it says never changes. */
const changed = `new.number <> old.number or new.profile_id <> old.profile_id or new.link <> old.link or new.made_at <> old.made_at or new.expires_at <> old.expires_at or (new.text <> old.text and new.text <> '')`

const rules: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `create trigger media_kit_seals_no_update before update on media_kit_seals begin select raise(abort, 'seals of media kits are never changed'); end`,
    `create trigger media_kit_seals_no_delete before delete on media_kit_seals when ${notOfDemo} begin select raise(abort, 'seals of media kits are never deleted'); end`,
    `create trigger media_kit_seals_numbered before insert on media_kit_seals when ${outOfOrder} begin select raise(abort, 'seals of media kits are numbered without a gap'); end`,
    `create trigger media_kits_stay before update on media_kits when ${changed} begin select raise(abort, 'media kits are never changed'); end`,
  ],
  postgres: [
    `create function media_kit_seals_stay() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then raise exception 'seals of media kits are never changed'; end if;
      if ${notOfDemo} then raise exception 'seals of media kits are never deleted'; end if;
      return old;
    end $$`,
    `create function media_kit_seals_not_emptied() returns trigger language plpgsql as $$ begin raise exception 'seals of media kits are never emptied'; end $$`,
    `create function media_kit_seals_numbered() returns trigger language plpgsql as $$ begin
      if ${outOfOrder} then raise exception 'seals of media kits are numbered without a gap'; end if;
      return new;
    end $$`,
    `create function media_kits_stay() returns trigger language plpgsql as $$ begin
      if ${changed} then raise exception 'media kits are never changed'; end if;
      return new;
    end $$`,
    `create trigger media_kit_seals_stay before update or delete on media_kit_seals for each row execute function media_kit_seals_stay()`,
    `create trigger media_kit_seals_not_emptied before truncate on media_kit_seals for each statement execute function media_kit_seals_not_emptied()`,
    `create trigger media_kit_seals_numbered before insert on media_kit_seals for each row execute function media_kit_seals_numbered()`,
    `create trigger media_kits_stay before update on media_kits for each row execute function media_kits_stay()`,
  ],
}

/**
 * Media kits and the chain of their seals (docs/decisions/096-media-kits.md). An older version would erase an account without its kits, and would
 * reset a demonstration and leave its seals.
 */
export const mediaKits: Migration = {
  name: '0016-media-kits',
  olderMayRun: false,
  statements: (dialect) => [...tables.flatMap((table) => createTable(dialect, table)), ...rules[dialect]],
}
