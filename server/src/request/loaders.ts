import DataLoader from 'dataloader'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Progress } from '@wasla/contract/programs/steps/progress.ts'
import type { Partner } from '@wasla/contract/showcase/partners.ts'
import type { Services } from '../services.ts'

/** Reads that several fields of one request share. A new set for each request, so that nobody reads another's. */
export type Loaders = {
  /** Interest ids of a profile in its owner's order. */
  interestsOfProfile: DataLoader<string, readonly string[]>
  /** A profile that is not removed, in whatever state, for lists of `ProfileSummary`. */
  profile: DataLoader<string, ProfileRecord | null>
  /** A profile, removed ones too, for what outlives its owner. */
  anyProfile: DataLoader<string, ProfileRecord | null>
  /** A profile as everybody may see it; null where nobody may. */
  partner: DataLoader<string, Partner | null>
  /** Which steps of a program are complete, and which comes next. */
  programProgress: DataLoader<string, Progress>
}

const many = (find: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>) =>
  new DataLoader<string, readonly string[]>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? [])
  })

const one = <T>(find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) =>
  new DataLoader<string, T | null>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? null)
  })

/** Each is made at its first use: most requests need none. */
export function createLoaders({ profiles, showcase, programs }: Pick<Services, 'profiles' | 'showcase' | 'programs'>): Loaders {
  const made: { -readonly [Name in keyof Loaders]?: Loaders[Name] } = {}
  return {
    get interestsOfProfile() {
      return (made.interestsOfProfile ??= many((ids) => profiles.interestsOf(ids)))
    },
    get profile() {
      return (made.profile ??= one((ids) => profiles.byIds(ids)))
    },
    get anyProfile() {
      return (made.anyProfile ??= one((ids) => profiles.everById(ids)))
    },
    get partner() {
      return (made.partner ??= one((ids) => showcase.partners(ids)))
    },
    get programProgress() {
      return (made.programProgress ??= new DataLoader<string, Progress>(async (ids) => {
        const found = await programs.progressOf(ids)
        return ids.map((id) => found.get(id) ?? new Error('A program without a progress'))
      }))
    },
  }
}
