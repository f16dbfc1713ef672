import { integer, oneOf, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'

/** Who manages whom. */
export const managedAccounts: Part = {
  tables: [
    {
      name: 'managed_accounts',
      columns: {
        id: text(),
        manager_id: partOf('profiles'),
        talent_id: { ...partOf('profiles'), check: '# <> manager_id' },
        status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
        created_at: integer(),
        answered_at: orNull(integer()),
      },
      key: ['id'],
      indexes: [
        // Two profiles have one invitation or agreement at a time, however many have ended (D-21).
        { on: ['manager_id', 'talent_id'], unique: true, where: "status in ('Pending', 'Accepted')" },
        { on: ['manager_id', 'status', 'created_at'] },
        { on: ['talent_id', 'status', 'created_at'] },
      ],
    },
  ],
}
