import { bit, integer, notNegative, oneOf, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { profileType } from './values.ts'

/** The first answers and the waiting list. */
export const onboarding: Part = {
  tables: [
    {
      name: 'onboarding_answers',
      columns: {
        user_id: partOf('users'),
        account_kind: oneOf('INDIVIDUAL', 'BUSINESS'),
        role: profileType(),
        country_id: text(),
        interests: text(),
        goal: orNull(oneOf('FIND_PROGRAMS', 'GROW_AUDIENCE', 'MANAGE_TALENT', 'PROMOTE_PRODUCTS', 'OTHER')),
        answered_at: integer(),
      },
      key: ['user_id'],
    },
    {
      name: 'waiting_list',
      columns: {
        id: text(),
        user_id: partOf('users'),
        profile_id: partOf('profiles'),
        joined_at: integer(),
        admitted_at: orNull(integer()),
        admitted_by: orNull(text()),
        auto_at: orNull(integer()),
        accepted_invitations: notNegative(),
        was_invited: bit(),
        done_tasks: text(),
        rank_key: integer(),
      },
      key: ['id'],
      indexes: [
        { on: ['profile_id'], unique: true },
        { on: ['user_id'] },
        // Profiles that wait, in order. An admitted profile leaves the index (C-08).
        { on: ['rank_key', 'id'], where: 'admitted_at is null' },
        { on: ['auto_at'], where: 'admitted_at is null and auto_at is not null' },
      ],
    },
    { name: 'waiting_list_counts', columns: { level: notNegative(), bucket: integer(), count: integer() }, key: ['level', 'bucket'] },
  ],
}
