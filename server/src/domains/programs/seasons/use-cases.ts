import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateBrandDaysInput, UpdateBrandDaysInput } from '@wasla/contract/generated/user-types.ts'
import { decideBrandDaysCreation, decideBrandDaysUpdate, type BrandDaysRecord } from '@wasla/contract/programs/seasons/brand-days.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findBrandDays, insertBrandDays, lockBrandDays, removeBrandDays, saveBrandDays } from '../stores/brand-days.ts'

type Owner = Pick<Viewer, 'profileId'>

/** Days of a brand's own in the season planner. Another brand's entry gets the same answer as one that does not exist. */
export type SeasonUseCases = {
  /** `myBrandDays`: returns the entries of the viewer's profile, by their first day. */
  own(owner: Owner): Promise<BrandDaysRecord[]>
  /** `createBrandDays`. Throws `DTO_VALIDATION_ERROR` at a field, and with `maxItems` beyond the limit. */
  create(owner: Owner, input: CreateBrandDaysInput): Promise<BrandDaysRecord>
  /** `updateBrandDays`. Throws `BRAND_DAYS_NOT_FOUND`, `NO_CHANGES_TO_UPDATE` and `DTO_VALIDATION_ERROR`. */
  update(owner: Owner, input: UpdateBrandDaysInput): Promise<BrandDaysRecord>
  /** `deleteBrandDays`: returns the same for another brand's entry and for an unknown id. */
  remove(owner: Owner, id: string): Promise<{ id: string }>
}

export const seasonUseCases = ({ db, clock, ids }: Pick<ProgramsDeps, 'db' | 'clock' | 'ids'>): SeasonUseCases => ({
  own: ({ profileId }) => findBrandDays(db, profileId),
  create: ({ profileId }, input) =>
    inTransaction(db, async (tx) => {
      const days = await lockBrandDays(tx, profileId)
      const record = changesOf(decideBrandDaysCreation({ days }, input, { id: ids.uuid(), profileId, now: clock.now() }))
      await insertBrandDays(tx, record)
      return record
    }),
  update: ({ profileId }, input) =>
    inTransaction(db, async (tx) => {
      const record = changesOf(decideBrandDaysUpdate({ days: await lockBrandDays(tx, profileId) }, input))
      await saveBrandDays(tx, record)
      return record
    }),
  async remove({ profileId }, id) {
    await removeBrandDays(db, { id, profileId })
    return { id }
  },
})
