import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import { marks } from './first/triggers.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'licences',
    columns: {
      id: partOf('verifications'),
      profile_id: partOf('profiles'),
      number: text(),
      expires_on: text(),
      removed_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [{ on: ['profile_id'] }, { on: ['number'] }, { name: 'licences_ending', on: ['expires_on'], where: 'removed_at is null' }],
  },
  {
    name: 'licence_accounts',
    columns: { licence_id: partOf('licences'), account_id: partOf('social_links') },
    key: ['licence_id', 'account_id'],
    indexes: [{ on: ['account_id'] }],
  },
  {
    // A reminder that was sent. Its key lets only one of several processes send it.
    name: 'licence_reminders',
    columns: { licence_id: partOf('licences'), days: notNegative(), sent_at: integer() },
    key: ['licence_id', 'days'],
  },
]

const kinds = oneOf('IDENTITY', 'BUSINESS', 'LICENCE')
const checkOf = (name: string) => `check (${(kinds.check ?? '').replaceAll('#', name)})`

/** Lets cases be about licences. SQLite cannot change a condition, so the column is replaced. */
const allowLicences: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `alter table verifications add column kind text not null default 'IDENTITY' ${checkOf('kind')}`,
    'update verifications set kind = type',
    'alter table verifications drop column type',
    'alter table verifications rename column kind to type',
  ],
  postgres: [
    'alter table verifications drop constraint verifications_type_check',
    `alter table verifications add constraint verifications_type_check ${checkOf('type')}`,
    `alter table verifications alter column type set default 'IDENTITY'`,
  ],
}

/** A profile has one open case of each type: a person whose licence is under review can still prove their identity. */
const openByType = [
  'drop index verifications_open',
  `create unique index verifications_open on verifications (profile_id, type) where status in ('Pending', 'InReview')`,
]

const clash = 'on conflict (profile_id) do update set profile_id = excluded.profile_id'
const mark = (profileId: string) => `insert into program_candidates_stale (profile_id) values (${profileId}) ${clash}`

/** Licences (docs/decisions/094-licences.md). An older version does not know cases about them. */
export const licences: Migration = {
  name: '0014-licences',
  olderMayRun: false,
  statements: (dialect) => [
    ...allowLicences[dialect],
    ...openByType,
    ...tables.flatMap((table) => createTable(dialect, table)),
    'alter table program_candidates add column licensed_until text',
    ...marks(dialect, 'candidate', [
      { table: 'licences', id: 'profile_id', columns: ['removed_at', 'expires_on', 'profile_id'], mark },
      { table: 'verifications', id: 'profile_id', columns: ['status', 'reviewed_at'], mark },
    ]),
  ],
}
