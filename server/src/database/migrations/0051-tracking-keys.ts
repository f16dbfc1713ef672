import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

const tables: readonly Table[] = [
  {
    name: 'tracking_keys',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      kind: oneOf('PUBLISHABLE', 'SECRET', 'POSTBACK'),
      hash: text(),
      shown: orNull(text()),
      created_at: integer(),
      ends_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [
      { on: ['hash'], unique: true },
      // One of each kind is in use; those that were replaced have an end.
      { on: ['program_id', 'kind'], unique: true, where: 'ends_at is null' },
      { on: ['program_id'] },
    ],
  },
  {
    name: 'tracking_setups',
    columns: { program_id: partOf('programs'), rotated_at: orNull(integer()), last_test_at: orNull(integer()) },
    key: ['program_id'],
  },
  // What was said when a person decided on a conversion last.
  { name: 'conversion_notes', columns: { conversion_id: partOf('conversions'), note: text(), at: integer() }, key: ['conversion_id'] },
]

/** Keys of programs (N-07, X-26), what reviewers said, and by which the risk rules find what one browser did (N-14). */
export const trackingKeys: Migration = {
  name: '0051-tracking-keys',
  statements: (dialect: Dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    'create index clicks_by_visitor on clicks (visitor)',
    'create index conversions_by_visitor on conversions (visitor)',
    'create index conversions_by_program_received on conversions (program_id, received_at)',
  ],
}
