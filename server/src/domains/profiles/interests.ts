import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideInterests } from '@wasla/contract/profiles/rules.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { findInterestsOf, replaceInterests } from './stores/interests.ts'

/**
 * `updateProfileInterests`: replaces all interests of a person, in the given order (D-09). Throws `NO_CHANGES_TO_UPDATE` if they are the
 * same.
 */
export const setInterests = ({ db }: Pick<Deps, 'db'>, { profileId }: Viewer, ids: readonly string[]) =>
  inTransaction(db, async (tx): Promise<readonly string[]> => {
    // Locked, so that two concurrent lists are not mixed.
    await lockRow(tx, 'profiles', profileId)
    const stored = (await findInterestsOf(tx, [profileId])).map((row) => row.interest_id)
    const interests = changesOf(decideInterests(stored, ids))
    await replaceInterests(tx, profileId, interests)
    return interests
  })
