import { bit, growing, integer, notNegative, oneOf, orNull, partOf, text } from '../columns.ts'
import type { Part } from './part.ts'
import { searchRules } from './search.rules.ts'

/** Whom a search and the directory of people find, and saved filters (H-01). */
export const search: Part = {
  tables: [
    {
      name: 'search_entries',
      columns: {
        // Tells the indexes of words which row it means.
        id: growing(),
        subject_id: text(),
        kind: oneOf('INFLUENCER', 'AGENT', 'AGENCY', 'BRAND', 'GROUP'),
        mark: text(),
        user_name_key: text(),
        name: text(),
        other_name: orNull(text()),
        words: text(),
        facets: text(),
        has_picture: bit(),
        followers: notNegative(),
        score: integer(),
        engagement: notNegative(),
        platforms: notNegative(),
        country_id: orNull(text()),
        // In halalas. A profile without prices has the greatest number, so that it comes last in order of prices.
        price: notNegative(),
        price_posts: notNegative(),
        price_videos: notNegative(),
        price_short_videos: notNegative(),
        price_stories: notNegative(),
        price_live: notNegative(),
        created_at: integer(),
        listed_at: integer(),
      },
      indexes: [
        { on: ['subject_id'], unique: true },
        { on: ['user_name_key'] },
        { on: ['price', 'subject_id'] },
        { on: ['price_posts', 'subject_id'] },
        { on: ['price_videos', 'subject_id'] },
        { on: ['price_short_videos', 'subject_id'] },
        { on: ['price_stories', 'subject_id'] },
        { on: ['price_live', 'subject_id'] },
        { name: 'search_entries_in_order_of_score', on: ['score desc', 'subject_id'] },
        { name: 'search_entries_in_order_of_engagement', on: ['engagement desc', 'subject_id'] },
        { name: 'search_entries_in_order_of_created_at', on: ['created_at desc', 'subject_id'] },
        { name: 'search_entries_in_order_of_listed_at', on: ['listed_at desc', 'subject_id'] },
      ],
    },
    {
      name: 'search_stale',
      columns: { kind: oneOf('profile', 'group'), subject_id: text(), turn: notNegative() },
      key: ['kind', 'subject_id'],
      indexes: [{ on: ['turn', 'kind', 'subject_id'] }],
    },
    {
      name: 'saved_people_filters',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        name: text(),
        filter: text(),
        seen: text(),
        created_at: integer(),
        looked_at: integer(),
        look_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['profile_id', 'created_at', 'id'] }, { on: ['look_at', 'id'] }],
    },
  ],
  rules: searchRules,
}
