import { integer, oneOf, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'

/** Friends who were invited. */
export const invites: Part = {
  tables: [
    {
      name: 'friend_invitations',
      columns: {
        id: text(),
        inviter_id: partOf('users'),
        mobile_no: text(),
        status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [
        { on: ['inviter_id', 'mobile_no'], unique: true },
        { on: ['inviter_id', 'created_at'] },
        { on: ['mobile_no', 'created_at'] },
      ],
    },
  ],
}
