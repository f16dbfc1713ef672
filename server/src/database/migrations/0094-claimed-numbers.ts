import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const claims: Table = {
  name: 'conversion_claims',
  columns: {
    id: text(),
    program_id: partOf('programs'),
    event: oneOf('LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE'),
    external_id: text(),
    profile_id: partOf('profiles'),
    click_id: text(),
    amount: orNull(notNegative()),
    channel: oneOf('INSTAGRAM', 'TWITTER', 'TIKTOK', 'YOUTUBE', 'TWITCH', 'SNAPCHAT', 'FACEBOOK', 'OTHER'),
    country: text(),
    visitor: text(),
    occurred_at: integer(),
    received_at: integer(),
    answered_at: orNull(integer()),
  },
  key: ['id'],
  indexes: [{ on: ['program_id', 'event', 'external_id', 'click_id'], unique: true }],
}

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }
/**
 * Reasons stand in the contract alone since 0081. But PostgreSQL names a condition after the names that its table and column had first, and
 * numbers a name that is taken: these were left.
 */
const leftConditions = ['conversions', 'second_looks', 'uncounted_days'].flatMap((table) =>
  ['reason_check', 'reason_check1', 'wider_reason_check'].map((name) => `alter table ${table} drop constraint if exists ${table}_${name}`),
)

const number = 'program_id, event, external_id'

/**
 * Browsers' words of a number that another browser named before wait as claims (Y-02). A result that gave its number to a claim stays as it
 * was decided, so a number is unique only among the others. What is held remembers since when (Y-01).
 */
export const claimedNumbers: Migration = {
  name: '0094-claimed-numbers',
  statements: (dialect: Dialect) => [
    `alter table conversions add column naming text not null default 'Only' check (naming in ('Only', 'Contested', 'Former'))`,
    ...(dialect === 'postgres' ? leftConditions : []),
    `alter table conversions add column held_at ${wholeNumber[dialect]}`,
    // When older ones were held is not known. The earliest moment leaves their owners the most time.
    `update conversions set held_at = received_at where status = 'Held'`,
    'drop index conversions_by_program_id_event_external_id',
    `create unique index conversions_by_number on conversions (${number}) where naming <> 'Former'`,
    `create index conversions_of_former_numbers on conversions (${number}) where naming = 'Former'`,
    ...createTable(dialect, claims),
  ],
}
