import { Problem } from '@wasla/contract/errors/problem.ts'
import { profileInterestsRules } from '@wasla/contract/profiles/rules.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { findInterestsOf } from './store.ts'

/**
 * `updateProfileInterests`: what a person's profile is about, all of it anew, in the order given. Throws `UNAUTHORIZED_UPDATING` for a
 * business (D-09, D-42), `NO_CHANGES_TO_UPDATE` where they are what they were.
 */
export async function setInterests({ db }: Pick<Deps, 'db'>, viewer: Viewer, ids: readonly string[]): Promise<readonly string[]> {
  if (isBusiness(viewer.profileType)) throw new Problem('UNAUTHORIZED_UPDATING')
  const { interests } = accept(profileInterestsRules, { interests: ids })
  const { profileId } = viewer
  return settle(
    await inTransaction(db, async (tx): Promise<Verdict<readonly string[]>> => {
      // The profile's row is the lock: of two that write at once, the list is wholly one's or wholly the other's.
      await lockRow(tx, 'profiles', profileId)
      const stood = await findInterestsOf(tx, [profileId])
      if (stood.map(({ interest_id }) => interest_id).join() === interests.join()) return new Problem('NO_CHANGES_TO_UPDATE')
      await tx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
      if (interests.length > 0)
        await tx
          .insertInto('profile_interests')
          .values(interests.map((interestId, position) => ({ profile_id: profileId, interest_id: interestId, position })))
          .execute()
      return interests
    }),
  )
}
