import { createTable, integer, oneOf, orNull, partOf, text } from './columns.ts'
import type { Migration } from './migration.ts'

/** Moves of programs that those who joined are still to be notified of, some at a time. */
export const programNotices: Migration = {
  name: '0046-program-notices',
  statements: (dialect) =>
    createTable(dialect, {
      name: 'program_notices',
      columns: {
        id: text(),
        program_id: partOf('programs'),
        status: oneOf('Soon', 'Active', 'OnHold', 'Retired'),
        notified_up_to: orNull(text()),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['created_at', 'id'] }],
    }),
}
