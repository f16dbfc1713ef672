import { bit, integer, notNegative, oneOf, orNull, partOf, text, byDefault } from '../columns.ts'
import type { Part } from './part.ts'

/** What a profile shows: posts, links, collaborations, rate cards. */
export const showcase: Part = {
  tables: [
    {
      name: 'featured_posts',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        platform: text(),
        url: text(),
        html: orNull(text()),
        cover_photo_url: orNull(text()),
        created_at: integer(),
        is_pinned: byDefault('0', bit()),
        caption: orNull(text()),
        posted_on: orNull(text()),
      },
      key: ['id'],
      indexes: [
        { on: ['profile_id', 'created_at'] },
        // At most one pinned post for each profile.
        { name: 'featured_posts_by_pinned', on: ['profile_id'], unique: true, where: 'is_pinned = 1' },
      ],
    },
    {
      name: 'profile_links',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        type: text(),
        url: text(),
        html: orNull(text()),
        cover_photo_url: orNull(text()),
        is_visible: bit(),
        created_at: integer(),
        position: byDefault('0', notNegative()),
      },
      key: ['id'],
      indexes: [{ on: ['profile_id', 'created_at'] }],
    },
    {
      name: 'brand_collaborations',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        type: oneOf('business', 'individual'),
        brand_name: text(),
        brand_icon: orNull(text()),
        brand_domain: orNull(text()),
        individual_profile_id: orNull(text()),
        url: orNull(text()),
        html: orNull(text()),
        cover_photo_url: orNull(text()),
        duplicate_key: text(),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [
        { on: ['profile_id', 'duplicate_key'], unique: true },
        { on: ['profile_id', 'created_at'] },
        // Finds the pages that show the picture of a brand.
        { name: 'brand_collaborations_by_icon', on: ['brand_icon'] },
      ],
    },
    {
      name: 'rate_cards',
      columns: {
        id: text(),
        profile_id: partOf('profiles'),
        platform: text(),
        category: text(),
        service_name: text(),
        description: text(),
        price_from: notNegative(),
        price_to: notNegative(),
        additional_info_link: orNull(text()),
        terms_link: orNull(text()),
        created_at: integer(),
      },
      key: ['id'],
      indexes: [{ on: ['profile_id', 'platform', 'category'], unique: true }],
    },
  ],
}
