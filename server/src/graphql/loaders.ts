import DataLoader from 'dataloader'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Partner } from '@wasla/contract/showcase/collaborations.ts'
import type { Services } from '../services.ts'

/** What several fields of one request ask for together. A new set for each request, so that nobody reads another's. */
export type Loaders = {
  /** Interest ids of a profile in its owner's order. */
  interestsOfProfile: DataLoader<string, readonly string[]>
  /** A profile that is not removed, in whatever state, for lists of `ProfileSummary`. */
  profile: DataLoader<string, ProfileRecord | null>
  /** A profile as everybody may see it; null where nobody may. */
  partner: DataLoader<string, Partner | null>
}

const many = (find: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>) =>
  new DataLoader<string, readonly string[]>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? [])
  })

export const createLoaders = ({ profiles, showcase }: Pick<Services, 'profiles' | 'showcase'>): Loaders => ({
  interestsOfProfile: many((ids) => profiles.interestsOf(ids)),
  profile: new DataLoader(async (ids) => {
    const found = await profiles.byIds(ids)
    return ids.map((id) => found.get(id) ?? null)
  }),
  partner: new DataLoader(async (ids) => {
    const found = await showcase.partners(ids)
    return ids.map((id) => found.get(id) ?? null)
  }),
})
