import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideRemoval } from '@wasla/contract/licences/submit.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Viewer } from '../session/viewer.ts'
import { lockedChecks, withdrawCases } from '../verification/service.ts'
import type { LicencesDeps } from './deps.ts'
import { findLicences, markRemoved } from './stores/licences.ts'

/**
 * `removeLicence` (Y-46): the mark goes off at once, an open case leaves the queue, and the documents are deleted. Throws
 * `NO_CHANGES_TO_UPDATE` if the profile has no licence.
 */
export async function removeLicence(deps: LicencesDeps, { userId, profileId }: Pick<Viewer, 'userId' | 'profileId'>): Promise<void> {
  const files = await inTransaction(deps.db, async (tx) => {
    // A reviewer's decision that runs at the same time waits for the profile's lock, or is waited for.
    await lockedChecks(tx, profileId)
    const { removed } = changesOf(decideRemoval(await findLicences(tx, [profileId])))
    await markRemoved(tx, removed, deps.clock.now())
    const left = await withdrawCases(tx, deps, removed)
    await writeAudit(tx, deps, { actor: userId, action: 'licences.removed', target: profileId })
    return left
  })
  await deps.store.remove(files).catch((error: unknown) => deps.log.error('Files of a removed licence wait for the sweep', { error }))
}
