import { createTable, growing, integer, notNegative, bit, oneOf, orNull, partOf, small, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Endpoints, what was sent to them, and what waits. Everything ends with the profile or the endpoint that it belongs to. */
const tables: readonly Table[] = [
  {
    name: 'webhook_endpoints',
    columns: {
      id: text(),
      profile_id: partOf('profiles'),
      url: text(),
      description: orNull(text()),
      events: text(),
      secret: text(),
      former_secret: orNull(text()),
      former_until: orNull(integer()),
      off_by: orNull(oneOf('OWNER', 'FAILURES')),
      off_since: orNull(integer()),
      failing_since: orNull(integer()),
      failures: notNegative(),
      paused_until: orNull(integer()),
      created_at: integer(),
      deleted_at: orNull(integer()),
    },
    key: ['id'],
    indexes: [{ on: ['profile_id'] }],
  },
  {
    name: 'webhook_messages',
    columns: {
      place: growing(),
      id: text(),
      profile_id: partOf('profiles'),
      event: text(),
      subject: text(),
      body: text(),
      created_at: integer(),
    },
    indexes: [{ on: ['id'], unique: true }, { on: ['profile_id', 'created_at', 'place'] }, { on: ['created_at'] }],
  },
  {
    name: 'webhook_deliveries',
    columns: {
      place: growing(),
      id: text(),
      endpoint_id: partOf('webhook_endpoints'),
      message_id: partOf('webhook_messages'),
      subject: text(),
      event: text(),
      cause: oneOf('EVENT', 'REPLAY', 'TEST'),
      state: oneOf('Waiting', 'Retrying', 'Delivered', 'GivenUp'),
      tries: notNegative(),
      created_at: integer(),
      first_tried_at: orNull(integer()),
      last_tried_at: orNull(integer()),
      status: orNull(small()),
      failure: orNull(text()),
      milliseconds: orNull(integer()),
    },
    indexes: [
      { on: ['id'], unique: true },
      { on: ['endpoint_id', 'id'] },
      { on: ['endpoint_id', 'event', 'id'] },
      { on: ['message_id'] },
      { name: 'webhook_deliveries_failed', on: ['endpoint_id', 'id'], where: "state in ('Retrying', 'GivenUp')" },
      { name: 'webhook_deliveries_open', on: ['endpoint_id', 'subject', 'place'], where: "state in ('Waiting', 'Retrying')" },
      {
        name: 'webhook_deliveries_requested',
        on: ['endpoint_id', 'place'],
        where: "state in ('Waiting', 'Retrying') and cause <> 'EVENT'",
      },
      { name: 'webhook_deliveries_delivered', on: ['endpoint_id', 'last_tried_at'], where: "state = 'Delivered'" },
    ],
  },
  {
    name: 'webhook_attempts',
    columns: {
      delivery_id: partOf('webhook_deliveries'),
      number: notNegative(),
      at: integer(),
      milliseconds: integer(),
      status: orNull(small()),
      failure: orNull(text()),
      timestamp: integer(),
      signature: text(),
      answer: orNull(text()),
    },
    key: ['delivery_id', 'number'],
  },
  {
    name: 'webhook_lanes',
    columns: {
      endpoint_id: partOf('webhook_endpoints'),
      subject: text(),
      waiting: notNegative(),
      tries: notNegative(),
      is_claimed: bit(),
      due_at: integer(),
    },
    key: ['endpoint_id', 'subject'],
    indexes: [{ on: ['endpoint_id', 'due_at'] }],
  },
]

/** Events that are sent to the systems of brands (docs/decisions/084-webhooks.md). An older version writes no events and sends none. */
export const webhooks: Migration = {
  name: '0005-webhooks',
  olderMayRun: true,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
