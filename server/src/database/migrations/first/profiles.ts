import { bit, integer, names, notNegative, oneOf, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { profileType } from './values.ts'

/** Profiles and their names. */
export const profiles: Part = {
  tables: [
    {
      name: 'profiles',
      columns: {
        id: text(),
        user_id: names('users'),
        type: profileType(),
        status: oneOf('Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected', 'Onboarding', 'Inactive'),
        onboarding_step: orNull(oneOf('ConnectSocialMedia', 'SelectAccountType', 'WaitForAdmission')),
        first_name: orNull(text()),
        last_name: orNull(text()),
        name: orNull(text()),
        user_name: orNull(text()),
        user_name_key: orNull(text()),
        user_name_changed_at: orNull(integer()),
        bio: orNull(text()),
        picture: orNull(text()),
        gender: orNull(oneOf('male', 'female')),
        date_of_birth: orNull(text()),
        country_id: orNull(text()),
        location: orNull(text()),
        website: orNull(text()),
        contact_email: orNull(text()),
        contact_country_id: orNull(text()),
        contact_mobile: orNull(text()),
        contact_methods: text(),
        is_phone_number_visible: bit(),
        label: orNull(text()),
        is_active_membership: bit(),
        is_nsfw: orNull(bit()),
        created_at: integer(),
        deleted_at: orNull(integer()),
        previous_state: orNull(text()),
        name_in_other_script: orNull(text()),
      },
      key: ['id'],
      indexes: [
        { on: ['user_name_key'], unique: true },
        // At most one profile as a person (C-05).
        { on: ['user_id'], unique: true, where: "type in ('INFLUENCER', 'AGENT') and deleted_at is null" },
        { on: ['user_id', 'created_at'] },
        // The expression is repeated in the query that finds user names which look alike (security case 56).
        {
          name: 'profiles_by_user_name_look',
          on: ["(replace(replace(replace(replace(lower(replace(user_name, 'I', 'l')), '1', 'l'), '0', 'o'), 'rn', 'm'), 'vv', 'w'))"],
        },
      ],
    },
    {
      name: 'profile_interests',
      columns: { profile_id: partOf('profiles'), interest_id: text(), position: notNegative() },
      key: ['profile_id', 'interest_id'],
    },
    {
      name: 'former_addresses',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        type: profileType(),
        user_name_key: text(),
        until: orNull(integer()),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['user_name_key'] }, { on: ['profile_id'] }],
    },
    {
      name: 'name_claims',
      columns: { kind: oneOf('userName', 'AGENCY', 'BRAND'), look: text(), profile_id: partOf('profiles'), user_id: partOf('users') },
      indexes: [
        // Only one of several profiles gets a name if they take names that look alike at the same moment (security case 56).
        { on: ['kind', 'look'], unique: true },
        { on: ['profile_id'] },
      ],
    },
    {
      name: 'business_name_looks',
      columns: { kind: oneOf('AGENCY', 'BRAND'), look: text(), profile_id: partOf('profiles'), user_id: partOf('users') },
      key: ['kind', 'look', 'profile_id'],
      indexes: [{ on: ['profile_id'] }],
    },
    { name: 'rule_versions', columns: { rule: text(), version: integer() }, key: ['rule'] },
  ],
}
