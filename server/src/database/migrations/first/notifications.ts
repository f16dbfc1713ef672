import { integer, notNegative, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { language } from './values.ts'

/** The lines of panels, and text messages that wait. */
export const notifications: Part = {
  tables: [
    {
      name: 'notifications',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        type: text(),
        meta: text(),
        reference_id: orNull(text()),
        sender_profile_id: orNull(text()),
        created_at: integer(),
        read_at: orNull(integer()),
      },
      key: ['id'],
      indexes: [
        { on: ['created_at'] },
        // The lines about one record, in all panels.
        { name: 'notifications_by_reference', on: ['reference_id', 'type'] },
        { on: ['profile_id', 'created_at', 'id'] },
        { on: ['reference_id', 'type'], where: 'reference_id is not null' },
        // How many are unread (I-05).
        { name: 'notifications_unread', on: ['profile_id'], where: 'read_at is null' },
      ],
    },
    {
      name: 'sms_queue',
      columns: {
        id: text(),
        to_number: text(),
        country_id: text(),
        kind: text(),
        language: language(),
        variables: text(),
        tries: notNegative(),
        due_at: integer(),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['due_at'] }],
    },
  ],
}
