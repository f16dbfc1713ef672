import { integer, names, notNegative, oneOf, orNull, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'

/** Uploaded files. */
export const files: Part = {
  tables: [
    {
      name: 'files',
      columns: {
        id: text(),
        user_id: names('users'),
        profile_id: orNull(text()),
        bytes: notNegative(),
        created_at: integer(),
        stored_at: orNull(integer()),
        deleted_at: orNull(integer()),
        obsolete_at: orNull(unchecked()),
        kind: byDefault("'picture'", oneOf('picture', 'paper', 'media')),
        extension: byDefault("'jpg'", oneOf('jpg', 'png', 'pdf', 'webp', 'mp4', 'mov', 'webm')),
      },
      key: ['id'],
      indexes: [
        { on: ['user_id', 'created_at'] },
        { on: ['created_at'], where: 'stored_at is null and deleted_at is null' },
        { on: ['obsolete_at'], where: 'obsolete_at is not null and deleted_at is null' },
      ],
    },
  ],
}
