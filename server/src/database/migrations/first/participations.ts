import { bit, integer, names, oneOf, orNull, text } from '../columns.ts'
import type { Part } from './part.ts'

/** Who joins programs, and their links. */
export const participations: Part = {
  tables: [
    {
      name: 'participations',
      columns: {
        id: text(),
        program_id: names('programs'),
        profile_id: names('profiles'),
        user_id: names('users'),
        status: oneOf('Pending', 'Accepted', 'Rejected'),
        is_automatic: bit(),
        created_at: integer(),
        answered_at: orNull(integer()),
        decline_reason: orNull(text()),
        decline_note: orNull(text()),
      },
      key: ['id'],
      constraints: ["check ((status = 'Pending') = (answered_at is null))"],
      indexes: [
        // One request for each person and program, whatever became of it (M-05).
        { on: ['program_id', 'profile_id'], unique: true },
        { on: ['program_id', 'status', 'created_at', 'id'] },
        { on: ['profile_id', 'status', 'created_at', 'id'] },
        { on: ['created_at'], where: "status = 'Pending' and is_automatic = 1" },
      ],
    },
    {
      name: 'tracking_links',
      columns: { code: text(), program_id: names('programs'), profile_id: names('profiles'), created_at: integer() },
      key: ['code'],
      indexes: [{ on: ['program_id', 'profile_id'], unique: true }],
    },
  ],
}
