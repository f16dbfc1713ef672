import { sql } from 'kysely'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '../src/database/database.ts'

const start = Date.UTC(2026, 0, 1)
const types: readonly ProfileType[] = ['INFLUENCER', 'AGENT', 'BRAND', 'AGENCY']
const platforms = ['INSTAGRAM', 'TIKTOK', 'YOUTUBE'] as const
const interests = ['coffee', 'home', 'food'] as const
const bio =
  'Slow mornings, Saudi coffee and small homes that feel big. صباحات هادئة، قهوة سعودية، وبيوت صغيرة تبدو أكبر. One cup, one corner and one honest review a week.'

export const typeOf = (index: number): ProfileType => types[index % types.length] ?? 'INFLUENCER'
export const nameOf = (index: number) => `handle_${index}`

const rowsOf = (index: number) => {
  const type = typeOf(index)
  const id = `profile-${index}`
  const isBusiness = type === 'AGENCY' || type === 'BRAND'
  return {
    user: {
      id: `user-${index}`,
      mobile_no: `+9665${String(index).padStart(8, '0')}`,
      country_id: 'SA',
      language: null,
      accepted_terms_at: start,
      created_at: start,
      last_sign_in_at: start,
      suspended_at: null,
      identity_recheck_since: null,
      invitation_code: String(index).padStart(8, '0'),
      invited_by: null,
    },
    profile: {
      id,
      user_id: `user-${index}`,
      type,
      status: 'Active' as const,
      onboarding_step: null,
      first_name: isBusiness ? null : 'نورة',
      last_name: isBusiness ? null : 'العتيبي',
      name: isBusiness ? `Nabt Coffee ${index}` : null,
      user_name: nameOf(index),
      user_name_key: nameOf(index),
      user_name_changed_at: null,
      bio,
      picture: null,
      gender: null,
      date_of_birth: null,
      country_id: 'SA',
      location: null,
      website: null,
      contact_email: null,
      contact_country_id: null,
      contact_mobile: null,
      contact_methods: '[]',
      is_phone_number_visible: 0 as const,
      label: null,
      is_active_membership: 0 as const,
      is_nsfw: null,
      created_at: start,
      deleted_at: null,
    },
    interests: interests.map((interest, position) => ({ profile_id: id, interest_id: interest, position })),
    accounts: platforms.map((platform) => ({
      id: `account-${index}-${platform}`,
      profile_id: id,
      platform,
      social_profile_id: `${platform}-${index}`,
      picture_url: null,
      profile_url: `https://www.${platform.toLowerCase()}.com/${nameOf(index)}`,
      user_name: nameOf(index),
      followers: index,
      connected_at: start,
      source: 'DEMO' as const,
    })),
    posts: platforms.map((platform) => ({
      id: `post-${index}-${platform}`,
      profile_id: id,
      platform,
      url: `https://www.${platform.toLowerCase()}.com/p/${index}`,
      html: null,
      cover_photo_url: null,
      created_at: start,
    })),
    links: ['shop', 'letters'].map((place) => ({
      id: `link-${index}-${place}`,
      profile_id: id,
      type: 'website',
      url: `https://handle-${index}.example/${place}`,
      html: null,
      cover_photo_url: null,
      is_visible: 1 as const,
      created_at: start,
    })),
  }
}

/** Adds the profiles from number `from` to `to`, with all data of their first tab. */
export async function fillProfiles(db: Database, from: number, to: number): Promise<void> {
  const size = 200
  for (let first = from; first < to; first += size) {
    const rows = Array.from({ length: Math.min(size, to - first) }, (_, offset) => rowsOf(first + offset))
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('users')
        .values(rows.map(({ user }) => user))
        .execute()
      await tx
        .insertInto('profiles')
        .values(rows.map(({ profile }) => profile))
        .execute()
      await tx
        .insertInto('profile_interests')
        .values(rows.flatMap((row) => row.interests))
        .execute()
      await tx
        .insertInto('social_links')
        .values(rows.flatMap(({ accounts }) => accounts))
        .execute()
      await tx
        .insertInto('featured_posts')
        .values(rows.flatMap(({ posts }) => posts))
        .execute()
      await tx
        .insertInto('profile_links')
        .values(rows.flatMap(({ links }) => links))
        .execute()
    })
  }
  await sql`analyze`.execute(db)
}
