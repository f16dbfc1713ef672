import DataLoader from 'dataloader'
import type { Services } from '../services.ts'

/** What several fields of one request ask for together. A new set for each request, so that nobody reads another's. */
export type Loaders = {
  /** Interest ids of a profile in its owner's order. */
  interestsOfProfile: DataLoader<string, readonly string[]>
}

const many = (find: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>) =>
  new DataLoader<string, readonly string[]>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? [])
  })

export const createLoaders = ({ profiles }: Pick<Services, 'profiles'>): Loaders => ({
  interestsOfProfile: many((ids) => profiles.interestsOf(ids)),
})
