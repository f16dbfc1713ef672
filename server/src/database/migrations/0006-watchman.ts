import { bit, createTable, integer, orNull, oneOf, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** The checks of programs’ links, the hosts that are being called, the outages, and the news of them that people are still to get. */
const tables: readonly Table[] = [
  {
    name: 'link_checks',
    columns: {
      program_id: partOf('programs'),
      host: text(),
      next_at: integer(),
      leased_until: orNull(integer()),
      checked_at: orNull(integer()),
      failing_since: orNull(integer()),
      // Without a condition: the contract has the list of faults, and it grows.
      fault: orNull(text()),
      detail: orNull(text()),
      landing: orNull(text()),
      keeps_click_id: bit(),
      has_snippet: bit(),
      refuses_us: bit(),
    },
    key: ['program_id'],
    indexes: [{ on: ['next_at'] }, { on: ['host', 'next_at'] }],
  },
  { name: 'link_check_hosts', columns: { host: text(), free_at: integer() }, key: ['host'] },
  {
    name: 'program_outages',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      fault: text(),
      detail: orNull(text()),
      started_at: integer(),
      opened_at: integer(),
      ended_at: orNull(integer()),
      ended_by: orNull(oneOf('RECOVERED', 'CONFIRMED', 'STOPPED')),
    },
    key: ['id'],
    constraints: ['check (opened_at >= started_at)', 'check ((ended_at is null) = (ended_by is null))'],
    indexes: [
      { on: ['program_id', 'started_at'] },
      // Counting a click reads the outages that ended after a time.
      { on: ['program_id', 'ended_at'] },
      // A program has one outage at a time.
      { name: 'program_outages_lasting', on: ['program_id'], unique: true, where: 'ended_at is null' },
    ],
  },
  {
    name: 'outage_notices',
    columns: {
      id: text(),
      outage_id: partOf('program_outages'),
      news: oneOf('STARTED', 'ENDED'),
      notified_up_to: orNull(text()),
      created_at: integer(),
    },
    key: ['id'],
    indexes: [{ on: ['created_at', 'id'] }, { on: ['outage_id', 'news'], unique: true }],
  },
]

/**
 * Checks of programs’ links and setups (docs/decisions/085-watchman.md). An older version would read the reason `OUTAGE` and notifications of
 * outages, which it does not know, and would let an outage last.
 */
export const watchman: Migration = {
  name: '0006-watchman',
  olderMayRun: false,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
