import { sql } from 'kysely'
import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { interests } from '@wasla/contract/reference/interests.ts'
import { seeded } from '@wasla/contract/platform/seeded.ts'
import type { DatabaseHandle } from '../src/database/database.ts'

const start = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60_000

/* First names. As in reality, very many people share a few of them; the made-up family names are rare. */
const first = [
  'Mohammed',
  'Noura',
  'Ahmad',
  'Sara',
  'Reem',
  'Fahad',
  'Huda',
  'Salem',
  'Maha',
  'Omar',
  'Yara',
  'Talal',
  'Lama',
  'Saad',
  'Dana',
  'Ziyad',
]
const firstArabic = ['محمد', 'نورة', 'أحمد', 'سارة', 'ريم', 'فهد', 'هدى', 'سالم', 'مها', 'عمر', 'يارا', 'طلال', 'لمى', 'سعد', 'دانة', 'زياد']
const families = ['Alotaibi', 'Aldosari', 'Alharbi', 'Alghamdi', 'Alzahrani', 'Alshehri', 'Alqahtani', 'Almutairi']
const familiesArabic = ['العتيبي', 'الدوسري', 'الحربي', 'الغامدي', 'الزهراني', 'الشهري', 'القحطاني', 'المطيري']
const syllables = ['ba', 'ri', 'no', 'ku', 'sha', 'mel', 'tor', 'vin', 'dal', 'qas', 'rum', 'hit']
const types: readonly ProfileType[] = ['INFLUENCER', 'INFLUENCER', 'INFLUENCER', 'INFLUENCER', 'INFLUENCER', 'AGENT', 'AGENCY', 'BRAND']
const platforms = ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'SNAPCHAT'] as const
const categories = ['POSTS', 'VIDEOS', 'STORIES'] as const
/** Riyadh and Jeddah come first, because more people live there. */
const cities = ['108410', '105343', '108410', '105343', '107304', '110336', '107312', '109223', '101760', '292223', '290030']

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Returns a made-up word for a number, to make a name unique. The same number always gets the same word. */
const wordOf = (index: number) => [1, 12, 144, 1_728].map((by) => at(syllables, Math.floor(index / by))).join('')

export const typeOf = (index: number): ProfileType => at(types, index)
export const handleOf = (index: number) => `${at(first, index).toLowerCase()}_${index}`
export const familyOf = (index: number) => (index % 4 === 0 ? at(families, index >> 2) : `Al${wordOf(index)}`)

function somebody(index: number) {
  const next = seeded(`person ${index}`)
  const type = typeOf(index)
  const isBusiness = type === 'AGENCY' || type === 'BRAND'
  const id = `profile-${index}`
  // A few people have very many followers.
  const followers = Math.floor(1_000 / (next() + 0.0002))
  const likes = [0, 1, 2].map((by) => at(interests, Math.floor(next() * next() * interests.length) + by * 7).id)
  return {
    user: {
      id: `user-${index}`,
      mobile_no: `+9667${String(index).padStart(8, '0')}`,
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
      status: next() < 0.7 ? ('Active' as const) : ('IdentityVerifying' as const),
      onboarding_step: null,
      first_name: isBusiness ? null : at(first, index),
      last_name: isBusiness ? null : familyOf(index),
      name: isBusiness ? `${wordOf(index)} ${index % 3 === 0 ? 'Coffee' : 'Media'}` : null,
      name_in_other_script: isBusiness ? null : `${at(firstArabic, index)} ${at(familiesArabic, index >> 2)}`,
      user_name: handleOf(index),
      user_name_key: handleOf(index),
      user_name_changed_at: null,
      bio: next() < 0.8 ? 'Slow mornings, Saudi coffee and small homes that feel big.' : null,
      picture: next() < 0.7 ? '/files/face.webp' : null,
      gender: null,
      date_of_birth: null,
      country_id: next() < 0.8 ? 'SA' : 'AE',
      location: JSON.stringify({
        id: `place-${index}`,
        placeId: `gn:${at(cities, Math.floor(next() * cities.length))}`,
        city: null,
        country: null,
        formattedAddress: '',
        lat: 0,
        lng: 0,
      }),
      website: null,
      contact_email: null,
      contact_country_id: null,
      contact_mobile: null,
      contact_methods: '[]',
      is_phone_number_visible: 0 as const,
      label: null,
      is_active_membership: 0 as const,
      is_nsfw: null,
      created_at: start + index,
      deleted_at: null,
      previous_state: null,
    },
    interests: [...new Set(likes)].map((interest, position) => ({ profile_id: id, interest_id: interest, position })),
    accounts: platforms
      .filter(() => next() < 0.4)
      .map((platform) => ({
        id: `account-${index}-${platform}`,
        profile_id: id,
        platform,
        social_profile_id: `${platform}-${index}`,
        picture_url: null,
        profile_url: `https://example.com/${handleOf(index)}`,
        user_name: handleOf(index),
        followers,
        connected_at: start,
        source: 'API' as const,
        // A year from now, so that the server measures no accounts while the benchmark runs.
        measure_at: Date.now() + 365 * day,
      })),
    snapshot: { followers, engagement: Math.floor(next() * 900) },
    cards: isBusiness
      ? []
      : categories
          .filter(() => next() < 0.5)
          .map((category) => ({
            id: `card-${index}-${category}`,
            profile_id: id,
            platform: 'INSTAGRAM',
            category,
            service_name: category,
            description: '',
            price_from: 10_000 + Math.floor(next() * 500_000),
            price_to: 1_000_000,
            additional_info_link: null,
            terms_link: null,
            created_at: start,
          })),
  }
}

const groupOf = (index: number) => ({
  id: `group-${index}`,
  name: `${wordOf(index)} ${index % 5 === 0 ? 'Coffee' : 'Friends'}`,
  user_name: `group_${index}`,
  description: '<p>Who meets here.</p>',
  photo: '/files/group.webp',
  cover_photo: null,
  is_private: (index % 2) as 0 | 1,
  is_discoverable: index % 10 === 0 ? (0 as const) : (1 as const),
  owner_id: `profile-${index}`,
  owner_type: typeOf(index),
  followers: (index * 7_919) % 900_000,
  members_count: 1,
  search_text: `${wordOf(index)} ${index % 5 === 0 ? 'coffee' : 'friends'} group ${index}`,
  user_name_look: groupNameConfusableKey(`group_${index}`),
  look_place: 0,
  created_at: start + index,
  active_at: start + index,
  deleted_at: null,
})

const size = 250

/** Collects statistics for the query planner of the database. In a large store that takes longer than the timeout of a request. */
export const analyze = ({ db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`set local statement_timeout = 0`.execute(tx)
    await sql`analyze`.execute(tx)
  })

/** Adds the people from number `from` to `to`, and a tenth as many groups, with all data that search and directory read. */
export async function fillPeople({ db, dialect }: Pick<DatabaseHandle, 'db' | 'dialect'>, from: number, to: number): Promise<void> {
  for (let begin = from; begin < to; begin += size) {
    const numbers = Array.from({ length: Math.min(size, to - begin) }, (_, offset) => begin + offset)
    const rows = numbers.map(somebody)
    const groups = numbers.filter((index) => index % 10 === 0).map((index) => groupOf(index / 10))
    const accounts = rows.flatMap((row) => row.accounts.map((account) => ({ account, snapshot: row.snapshot })))
    await db.transaction().execute(async (tx) => {
      const insert = async <Row>(some: readonly Row[], into: (some: readonly Row[]) => { execute(): Promise<unknown> }) => {
        if (some.length > 0) await into(some).execute()
      }
      await insert(
        rows.map(({ user }) => user),
        (some) => tx.insertInto('users').values(some),
      )
      await insert(
        rows.map(({ profile }) => profile),
        (some) => tx.insertInto('profiles').values(some),
      )
      await insert(
        rows.flatMap((row) => row.interests),
        (some) => tx.insertInto('profile_interests').values(some),
      )
      await insert(
        accounts.map(({ account }) => account),
        (some) => tx.insertInto('social_links').values(some),
      )
      await insert(
        accounts.map(({ account, snapshot }) => ({
          account_id: account.id,
          day: '2026-01-01',
          measured_at: start,
          ...snapshot,
          likes: null,
          views: null,
          posts: null,
          audience: null,
          source: 'API' as const,
        })),
        (some) => tx.insertInto('social_snapshots').values(some),
      )
      await insert(
        rows.flatMap(({ cards }) => cards),
        (some) => tx.insertInto('rate_cards').values(some),
      )
      await insert(groups, (some) => tx.insertInto('groups').values(some))
    })
  }
  await analyze({ db, dialect })
}
