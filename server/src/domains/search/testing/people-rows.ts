import type { PersonRecord } from '@wasla/contract/people/person.ts'
import type { SearchedNames } from '@wasla/contract/search/ranking.ts'
import { testMoment } from '#database/testing/each-database.ts'
import type { Database } from '#database/database.ts'

type Somebody = SearchedNames & Partial<PersonRecord>

const size = 100

async function addSome(db: Database, people: readonly Somebody[], from: number): Promise<void> {
  await db
    .insertInto('users')
    .values(
      people.map(({ id }, at) => ({
        id: `user-${id}`,
        mobile_no: `+96659${String(from + at).padStart(7, '0')}`,
        country_id: 'SA',
        language: null,
        accepted_terms_at: testMoment,
        created_at: testMoment,
        last_sign_in_at: testMoment,
        suspended_at: null,
        identity_recheck_since: null,
        invitation_code: `S${String(from + at).padStart(7, '0')}`,
        invited_by: null,
      })),
    )
    .execute()
  await db
    .insertInto('profiles')
    .values(
      people.map(({ id, userName, names, type = 'INFLUENCER', isVerified = true, isComplete, countryId = null, placeIds, createdAt }) => ({
        id,
        user_id: `user-${id}`,
        type,
        status: isVerified ? ('Active' as const) : ('IdentityVerifying' as const),
        onboarding_step: null,
        first_name: null,
        last_name: null,
        name: names[0] ?? null,
        name_in_other_script: names[1] ?? null,
        user_name: userName,
        user_name_key: userName.toLowerCase(),
        user_name_changed_at: null,
        bio: isComplete ? 'A bio.' : null,
        picture: isComplete ? '/picture.webp' : null,
        gender: null,
        date_of_birth: null,
        country_id: countryId,
        location: placeIds?.[0]
          ? JSON.stringify({ id: 'l', placeId: placeIds[0], city: null, country: null, formattedAddress: 'Riyadh', lat: 0, lng: 0 })
          : null,
        website: null,
        contact_email: null,
        contact_country_id: null,
        contact_mobile: null,
        contact_methods: '[]',
        is_phone_number_visible: 0 as const,
        label: null,
        is_active_membership: 0 as const,
        is_nsfw: null,
        created_at: createdAt ?? testMoment,
        deleted_at: null,
      })),
    )
    .execute()
  const accounts = people.flatMap(({ id, userName, followers, engagement, platforms = ['INSTAGRAM'] }) =>
    // All followers are on the first platform, so that the sum is the given number.
    platforms.map((platform, at) => ({ id, userName, engagement, platform, followers: at === 0 ? followers : 0 })),
  )
  if (accounts.length > 0)
    await db
      .insertInto('social_links')
      .values(
        accounts.map(({ id, userName, platform, followers }) => ({
          id: `${id}-${platform}`,
          profile_id: id,
          platform,
          social_profile_id: `${id}-${platform}`,
          picture_url: null,
          profile_url: 'https://www.instagram.com/somebody',
          user_name: userName,
          followers,
          connected_at: testMoment,
          source: 'API' as const,
        })),
      )
      .execute()
  const measured = accounts.flatMap(({ engagement, ...account }) => (engagement ? [{ ...account, engagement }] : []))
  if (measured.length > 0)
    await db
      .insertInto('social_snapshots')
      .values(
        measured.map(({ id, platform, followers, engagement }) => ({
          account_id: `${id}-${platform}`,
          day: '2025-11-20',
          measured_at: testMoment,
          followers,
          likes: null,
          views: null,
          posts: null,
          engagement: Math.round(engagement * 100),
          audience: null,
          source: 'API' as const,
        })),
      )
      .execute()
  const interests = people.flatMap(({ id, interests: about = [] }) =>
    about.map((interest, position) => ({ profile_id: id, interest_id: interest, position })),
  )
  if (interests.length > 0) await db.insertInto('profile_interests').values(interests).execute()
  const cards = people.flatMap(({ id, prices = {} }) => Object.entries(prices).map(([category, price]) => ({ id, category, price })))
  if (cards.length > 0)
    await db
      .insertInto('rate_cards')
      .values(
        cards.map(({ id, category, price }) => ({
          id: `${id}-${category}`,
          profile_id: id,
          platform: 'INSTAGRAM',
          category,
          service_name: category,
          description: '',
          price_from: price,
          price_to: price + 1,
          additional_info_link: null,
          terms_link: null,
          created_at: testMoment,
        })),
      )
      .execute()
}

/** Inserts people. Their main name is written into the name column of businesses, for any type. */
export async function addPeople(db: Database, people: readonly Somebody[], first = 0): Promise<void> {
  for (let from = 0; from < people.length; from += size) await addSome(db, people.slice(from, from + size), first + from)
}

/** Converts a person of the directory's cases into the form that `addPeople` inserts. */
export const somebodyFrom = (person: PersonRecord): Somebody => ({ ...person, id: person.profileId })
