import { createTable, integer, names, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const id = text
const moment = integer

const tables: Table[] = [
  {
    name: 'files',
    columns: {
      id: id(),
      user_id: names('users'),
      profile_id: orNull(text()),
      kind: oneOf('picture', 'paper'),
      extension: oneOf('jpg', 'png', 'pdf'),
      bytes: notNegative(),
      created_at: moment(),
      kept_at: orNull(moment()),
      deleted_at: orNull(moment()),
    },
    key: ['id'],
    indexes: [{ on: ['user_id', 'created_at'] }, { on: ['created_at'], where: 'kept_at is null and deleted_at is null' }],
  },
  {
    name: 'verification_papers',
    columns: {
      file_id: names('files'),
      verification_id: partOf('verifications'),
      name: text(),
      position: notNegative(),
    },
    key: ['file_id'],
    indexes: [{ on: ['verification_id', 'position'], unique: true }],
  },
  {
    name: 'business_registrations',
    columns: {
      profile_id: partOf('profiles'),
      commercial_registration: orNull(text()),
      vat_number: orNull(text()),
    },
    key: ['profile_id'],
  },
  {
    name: 'demo_inquiries',
    columns: {
      id: id(),
      profile_id: text(),
      status: oneOf('created', 'pending', 'completed', 'approved', 'needs_review', 'declined', 'failed', 'expired'),
      created_at: moment(),
    },
    key: ['id'],
  },
  {
    name: 'webhook_events',
    columns: { provider: text(), event_id: text(), received_at: moment() },
    key: ['provider', 'event_id'],
    indexes: [{ on: ['received_at'] }],
  },
]

/** Who decided and when the documents were deleted; a person or business has one open case at a time, whatever comes at once. */
const cases = [
  'alter table verifications add column reviewed_by text',
  'alter table verifications add column papers_deleted_at bigint',
  "create unique index verifications_open on verifications (profile_id) where status in ('Pending', 'InReview')",
  "create index verifications_queue on verifications (due_at) where status = 'InReview'",
  'create index verifications_by_reviewed_at on verifications (reviewed_at) where papers_deleted_at is null and reviewed_at is not null',
]

/** Files, documents of businesses, identity checks. */
export const verification: Migration = {
  name: '0003-verification',
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    ...cases.map((statement) => (dialect === 'sqlite' ? statement.replace('bigint', 'integer') : statement)),
  ],
}
