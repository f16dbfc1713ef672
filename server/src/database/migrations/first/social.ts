import { integer, notNegative, orNull, partOf, text, unchecked, byDefault } from '../columns.ts'
import type { Part } from './part.ts'
import { measuredBy } from './values.ts'

/** Connected accounts, their figures day by day, and what lets us measure them. */
export const social: Part = {
  tables: [
    {
      name: 'social_links',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        platform: text(),
        social_profile_id: text(),
        picture_url: orNull(text()),
        profile_url: text(),
        user_name: text(),
        followers: notNegative(),
        connected_at: integer(),
        source: measuredBy(),
        measure_at: byDefault('0', unchecked()),
        refreshed_at: orNull(unchecked()),
      },
      key: ['id'],
      indexes: [
        { on: ['platform', 'social_profile_id'], unique: true },
        { on: ['profile_id', 'connected_at'] },
        { on: ['measure_at'] },
        // A typed account belongs to nobody until it is connected: several profiles may name it.
        { name: 'social_links_by_handle', on: ['platform', 'lower(user_name)'] },
      ],
    },
    {
      name: 'social_snapshots',
      columns: {
        account_id: partOf('social_links'),
        day: text(),
        measured_at: integer(),
        followers: notNegative(),
        likes: orNull(notNegative()),
        views: orNull(notNegative()),
        posts: orNull(notNegative()),
        engagement: orNull(notNegative()),
        audience: orNull(text()),
        source: measuredBy(),
      },
      key: ['account_id', 'day'],
      indexes: [{ on: ['day'] }],
    },
    { name: 'social_grants', columns: { link_id: partOf('social_links'), sealed: text(), updated_at: integer() }, key: ['link_id'] },
    {
      name: 'social_connections',
      columns: {
        state_hash: text(),
        user_id: partOf('users'),
        profile_id: partOf('profiles'),
        platform: text(),
        redirect_uri: text(),
        verifier: text(),
        created_at: integer(),
        expires_at: integer(),
        used_at: orNull(integer()),
      },
      key: ['state_hash'],
      indexes: [{ on: ['expires_at'] }],
    },
  ],
}
