import type { PeopleFilter } from '@wasla/contract/generated/user-types.ts'
import type { SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import { networkers } from '../all-networkers.ts'
import { OMAR } from '../agents.ts'
import { NABT_COFFEE } from '../businesses.ts'
import { at, day, hour, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'

/** Profiles that saved searches have already seen: all networkers. A saved search has no new matches until somebody joins. */
const seen = networkers.map(({ profile }) => profile.id)

const saved = ({ profile }: Member, name: string, on: string, filter: PeopleFilter): SavedPeopleFilterRecord => ({
  id: idOf(`saved-filter:${profile.id}:${on}`, at(on)),
  profileId: profile.id,
  name,
  filter,
  seen,
  createdAt: at(on),
  lookedAt: worldNow - 3 * hour,
  lookAt: worldNow - 3 * hour + day,
})

export const NABT_COFFEE_PEOPLE = saved(NABT_COFFEE, 'Coffee in Riyadh', '2025-11-02T09:30', {
  types: ['INFLUENCER'],
  countryId: 'SA',
  interests: ['coffee', 'food'],
  minFollowers: 10_000,
})

export const OMAR_TALENTS = saved(OMAR, 'طهاة جدد', '2025-10-18T12:00', { types: ['INFLUENCER'], interests: ['food'], isVerified: true })

/** Saved searches of the directory, which check for new matches every day. */
export const savedPeopleFilters: readonly SavedPeopleFilterRecord[] = [
  NABT_COFFEE_PEOPLE,
  saved(NABT_COFFEE, 'Stories below SAR 2,000', '2025-11-10T16:45', {
    types: ['INFLUENCER'],
    service: 'STORIES',
    maxPrice: 200_000,
    platforms: ['INSTAGRAM', 'SNAPCHAT'],
  }),
  saved(NABT_COFFEE, 'من يصوّر البيوت', '2025-11-17T08:20', { interests: ['home', 'photography'], minEngagement: 2 }),
  OMAR_TALENTS,
]
