import { createTable, integer, notNegative, partOf, text, type Table } from './columns.ts'
import type { Migration } from './migration.ts'

/** Subscriptions of browsers, and notifications that wait to be pushed to them. Both end with what they refer to. */
const tables: readonly Table[] = [
  {
    name: 'push_subscriptions',
    columns: { id: text(), session_id: partOf('sessions'), endpoint: text(), p256dh: text(), auth: text(), created_at: integer() },
    key: ['id'],
    indexes: [
      { on: ['session_id'], unique: true },
      { on: ['endpoint'], unique: true },
    ],
  },
  {
    name: 'push_queue',
    columns: {
      subscription_id: partOf('push_subscriptions'),
      notification_id: partOf('notifications'),
      tries: notNegative(),
      due_at: integer(),
      created_at: integer(),
    },
    key: ['subscription_id', 'notification_id'],
    indexes: [{ on: ['due_at'] }, { on: ['notification_id'] }],
  },
]

/** Pushes to devices (docs/decisions/061-web-push.md). */
export const push: Migration = {
  name: '0002-push',
  olderMayRun: true,
  statements: (dialect) => tables.flatMap((table) => createTable(dialect, table)),
}
