import { integer, names, oneOf, orNull, text } from '../columns.ts'
import type { Part } from './part.ts'

/** Settings, and changes of them that wait for a second person. */
export const settings: Part = {
  tables: [
    { name: 'settings', columns: { key: text(), value: text(), updated_at: integer() }, key: ['key'] },
    {
      name: 'setting_changes',
      columns: {
        id: text(),
        key: text(),
        previous: text(),
        value: text(),
        reason: text(),
        status: oneOf('Proposed', 'Applied', 'Rejected', 'Expired'),
        proposed_by: names('admins'),
        decided_by: orNull(names('admins')),
        created_at: integer(),
        expires_at: integer(),
        decided_at: orNull(integer()),
      },
      key: ['id'],
      constraints: [
        'check (decided_by <> proposed_by)',
        "check ((status in ('Applied', 'Rejected')) = (decided_by is not null))",
        'check ((decided_by is null) = (decided_at is null))',
      ],
      indexes: [
        // One open change at a time for each setting (Y-09).
        { on: ['key'], unique: true, where: "status = 'Proposed'" },
        { on: ['created_at'] },
      ],
    },
  ],
}
