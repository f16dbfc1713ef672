import { createTable, integer, orNull, partOf, small, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Proposals end with their manager; what belongs to one ends with it, and with the profile that it is about. */
const tables: readonly Table[] = [
  {
    name: 'proposals',
    columns: {
      id: text(),
      profile_id: partOf('profiles'),
      address: text(),
      title: text(),
      note: orNull(text()),
      brand_name: text(),
      valid_until: text(),
      created_at: integer(),
      withdrawn_at: orNull(integer()),
      first_seen_at: orNull(integer()),
      last_seen_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      { on: ['address'], unique: true },
      { on: ['profile_id', 'created_at'] },
      { on: ['valid_until'] },
      { on: ['withdrawn_at'], where: 'withdrawn_at is not null' },
    ],
  },
  {
    name: 'proposal_talents',
    columns: { proposal_id: partOf('proposals'), profile_id: partOf('profiles'), position: small(), cards: text() },
    key: ['proposal_id', 'profile_id'],
    indexes: [{ on: ['profile_id'] }],
  },
  {
    name: 'proposal_readers',
    columns: { proposal_id: partOf('proposals'), profile_id: partOf('profiles'), first_at: integer(), last_at: integer() },
    key: ['proposal_id', 'profile_id'],
    indexes: [{ on: ['profile_id'] }],
  },
  {
    name: 'proposal_asks',
    columns: {
      id: text(),
      proposal_id: partOf('proposals'),
      program_id: partOf('programs'),
      profile_id: partOf('profiles'),
      brand_id: partOf('profiles'),
      requested_at: integer(),
    },
    key: ['id'],
    indexes: [
      // A talent is asked into a program once, however many requests arrive at once.
      { on: ['program_id', 'profile_id'], unique: true },
      { on: ['proposal_id', 'brand_id'] },
      { on: ['profile_id'] },
      { on: ['brand_id'] },
    ],
  },
]

/** Pages on which managers propose talents (docs/decisions/097-proposals.md). An older version has no such pages. */
export const proposals: Migration = {
  name: '0017-proposals',
  olderMayRun: true,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
