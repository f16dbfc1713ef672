import { bit, integer, names, notNegative, oneOf, orNull, partOf, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { profileType } from './values.ts'

/** Groups, their members and their invitations. */
export const groups: Part = {
  tables: [
    {
      name: 'groups',
      columns: {
        id: text(),
        name: text(),
        user_name: text(),
        description: text(),
        photo: text(),
        cover_photo: orNull(text()),
        is_private: bit(),
        is_discoverable: bit(),
        owner_id: names('profiles'),
        owner_type: profileType(),
        followers: notNegative(),
        created_at: integer(),
        deleted_at: orNull(integer()),
        members_count: byDefault('0', { ...integer(), check: '# >= 0' }),
        active_at: byDefault('0', unchecked()),
        search_text: byDefault("''", text()),
        user_name_look: byDefault("''", text()),
        look_place: byDefault('0', { ...integer(), check: '# >= 0' }),
      },
      key: ['id'],
      indexes: [
        { on: ['user_name'], unique: true },
        { on: ['owner_id'] },
        { name: 'groups_by_reach', on: ['followers desc', 'id'], where: 'deleted_at is null and is_discoverable = 1' },
        // Lists of groups are counted in this index alone. It answers without the table only if it has the columns of its own condition.
        {
          name: 'groups_discoverable',
          on: ['active_at', 'id', 'search_text', 'is_discoverable', 'deleted_at'],
          where: 'deleted_at is null and is_discoverable = 1',
        },
        // What user names look like: each look belongs to one group (security case 56).
        { name: 'groups_by_look', on: ['user_name_look', 'look_place'], unique: true },
      ],
    },
    {
      name: 'group_interests',
      columns: { group_id: partOf('groups'), interest_id: text(), position: notNegative() },
      key: ['group_id', 'interest_id'],
      indexes: [{ name: 'group_interests_by_interest', on: ['interest_id', 'group_id'] }],
    },
    {
      name: 'group_members',
      columns: {
        id: text(),
        group_id: partOf('groups'),
        profile_id: partOf('profiles'),
        user_id: partOf('users'),
        role: oneOf('Owner', 'Admin', 'Member'),
        joined_at: integer(),
      },
      key: ['id'],
      indexes: [
        { on: ['group_id', 'profile_id'], unique: true },
        { on: ['group_id'], unique: true, where: "role = 'Owner'" },
        { on: ['group_id', 'role', 'joined_at', 'id'] },
        { on: ['user_id'] },
        { on: ['profile_id', 'role'] },
      ],
    },
    {
      name: 'group_invitations',
      columns: {
        id: text(),
        group_id: partOf('groups'),
        profile_id: partOf('profiles'),
        user_id: partOf('users'),
        role: oneOf('Admin', 'Member'),
        status: oneOf('Pending', 'Accepted', 'Rejected', 'Cancelled'),
        is_join_request: bit(),
        invited_by_profile_id: orNull(names('profiles')),
        invited_by_user_id: orNull(names('users')),
        created_at: integer(),
        expires_at: orNull(integer()),
        answered_at: orNull(integer()),
      },
      key: ['id'],
      constraints: [
        // An invitation ends; a request to join does not.
        'check ((is_join_request = 1) = (expires_at is null))',
        "check ((status = 'Pending') = (answered_at is null))",
      ],
      indexes: [
        { on: ['group_id', 'profile_id', 'is_join_request'], unique: true, where: "status = 'Pending'" },
        { on: ['group_id', 'is_join_request', 'status', 'created_at', 'id'] },
        { on: ['profile_id', 'group_id', 'created_at'] },
        { on: ['expires_at'], where: "status = 'Pending' and expires_at is not null" },
      ],
    },
  ],
}
