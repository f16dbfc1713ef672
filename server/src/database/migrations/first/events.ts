import { growing, integer, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'

/** The stream of events. */
export const events: Part = {
  tables: [
    {
      name: 'events',
      columns: { id: growing(), user_id: orNull(partOf('users')), kind: text(), data: text(), created_at: integer() },
      indexes: [{ on: ['user_id', 'id'] }, { on: ['created_at'] }],
    },
  ],
}
