import type { Dialect } from '../dialects/dialect.ts'
import { createTable, integer, notNegative, oneOf, orNull, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** The reasons of network cases. */
const reasons = oneOf('TOO_MANY_FROM_NETWORK', 'OWN_NETWORK')

/** The list of all reasons stands in the contract. SQLite cannot drop a check: a column of its own takes the place of the one that had it. */
const anyReason: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    'alter table clicks add column reason_now text',
    'update clicks set reason_now = reason',
    'alter table clicks drop column reason',
    'alter table clicks rename column reason_now to reason',
  ],
  postgres: ['alter table clicks drop constraint if exists clicks_reason_check'],
}

/** Without references where rows live no longer than their day: every click would look up each of them. */
const tables: readonly Table[] = [
  {
    name: 'own_networks',
    columns: { day: text(), network: text(), user_id: text() },
    key: ['day', 'network', 'user_id'],
    byKey: true,
  },
  {
    name: 'network_clicks',
    columns: {
      day: text(),
      program_id: text(),
      profile_id: text(),
      network: text(),
      valid: notNegative(),
      invalid: notNegative(),
    },
    key: ['day', 'program_id', 'profile_id', 'network'],
    byKey: true,
  },
  {
    name: 'network_cases',
    columns: {
      id: text(),
      program_id: partOf('programs'),
      profile_id: partOf('profiles'),
      day: text(),
      network: text(),
      reason: reasons,
      held: notNegative(),
      status: oneOf('Open', 'Counted', 'Refused'),
      opened_at: integer(),
      decided_at: orNull(integer()),
      decided_by: orNull(text()),
      note: orNull(text()),
    },
    key: ['id'],
    constraints: ["check ((status = 'Open') = (decided_at is null))"],
    indexes: [{ on: ['program_id', 'profile_id', 'day', 'network'], unique: true }, { on: ['status', 'opened_at'] }],
  },
]

/**
 * Clicks by their network (Y-06): the network and the browser family of each click, how many valid and invalid clicks a link had from each
 * network of a day, on which networks people were signed in, and the cases that the back office decides whole.
 */
export const networks: Migration = {
  name: '0080-networks',
  statements: (dialect) => [
    ...anyReason[dialect],
    'alter table clicks add column network text',
    'alter table clicks add column browser text',
    // A statement has to say `status = 'Held'` as a literal so that SQLite uses it.
    "create index clicks_by_network on clicks (program_id, profile_id, network, at) where status = 'Held' and network is not null",
    ...tables.flatMap((table) => createTable(dialect, table)),
  ],
}
