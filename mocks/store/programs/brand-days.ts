import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import {
  byFirstDay,
  decideBrandDaysCreation,
  decideBrandDaysUpdate,
  type BrandDaysRecord,
} from '@wasla/contract/programs/seasons/brand-days.ts'
import type { Store } from '../memory.ts'

/** Implements the query `myBrandDays`. */
export const brandDaysOf = ({ memory }: Store, profileId: string): BrandDaysRecord[] =>
  memory.world.brandDays.filter((entry) => entry.profileId === profileId).toSorted(byFirstDay)

/** Implements the mutation `createBrandDays`. */
export function createBrandDays(store: Store, profileId: string, input: Types.CreateBrandDaysInput): BrandDaysRecord {
  const made = { id: store.nextId('brand-days'), profileId, now: store.clock.now() }
  const record = changesOf(decideBrandDaysCreation({ days: brandDaysOf(store, profileId) }, input, made))
  store.memory.world.brandDays.push(record)
  return record
}

/** Implements the mutation `updateBrandDays`. */
export function updateBrandDays(store: Store, profileId: string, input: Types.UpdateBrandDaysInput): BrandDaysRecord {
  const record = changesOf(decideBrandDaysUpdate({ days: brandDaysOf(store, profileId) }, input))
  const { world } = store.memory
  world.brandDays = world.brandDays.map((entry) => (entry.id === record.id ? record : entry))
  return record
}

/** Implements the mutation `deleteBrandDays`. The answer is the same for another brand's entry and for one that does not exist. */
export function deleteBrandDays({ memory: { world } }: Store, profileId: string, id: string): { id: string } {
  world.brandDays = world.brandDays.filter((entry) => entry.id !== id || entry.profileId !== profileId)
  return { id }
}
