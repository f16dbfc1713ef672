import { changesOf } from '@wasla/contract/common/decision.ts'
import type { SubmitLicenceInput } from '@wasla/contract/generated/user-types.ts'
import { licenceLimits } from '@wasla/contract/licences/limits.ts'
import { licenceRules, type AcceptedLicence } from '@wasla/contract/licences/rules.ts'
import { decideSubmission, type SubmissionState } from '@wasla/contract/licences/submit.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import type { Viewer } from '../session/viewer.ts'
import { linksOf } from '../social/service.ts'
import { checksOf, insertCase, lockedChecks, stageDocuments, withFiles } from '../verification/service.ts'
import type { LicencesDeps } from './deps.ts'
import { insertLicence, isNumberTaken } from './stores/licences.ts'

type Submitter = Pick<Viewer, 'userId' | 'profileId'>

const stateOf = async (
  db: Database,
  profileId: string,
  { number }: Pick<AcceptedLicence, 'number'>,
  checks: readonly VerificationRecord[],
): Promise<SubmissionState> => ({
  checks,
  accounts: await linksOf(db, profileId),
  isNumberTaken: await isNumberTaken(db, number, profileId),
})

const newIds = ({ ids, clock }: LicencesDeps, profileId: string) => ({ id: ids.uuid(), caseId: ids.uuid(), profileId, now: clock.now() })

/**
 * Saves a submission. Submissions of one profile run one after the other, and so do those of one number: of two people who send the same number at
 * once, the second is refused. The lock of the number is taken last, so that nobody who has it waits.
 */
async function save(
  tx: Database,
  deps: LicencesDeps,
  { userId, profileId }: Submitter,
  licence: AcceptedLicence,
  documents: Parameters<typeof insertCase>[4],
) {
  const checks = await lockedChecks(tx, profileId)
  await takeNamedLock(tx, deps.dialect, `licence:${licence.number}`)
  const decision = decideSubmission(await stateOf(tx, profileId, licence, checks), licence, newIds(deps, profileId))
  if (decision.problem) return decision.problem
  const { verification, licence: record, accountIds } = decision.changes
  await insertCase(tx, deps, userId, verification, documents)
  await insertLicence(tx, record, accountIds)
  return null
}

/**
 * `submitLicence` (Y-46): opens a case for the reviewers. Every try counts towards the limit of a day, so that nobody can find out which
 * numbers are under review. The document is read last, because that is the costly part.
 */
export async function submitLicence(deps: LicencesDeps, viewer: Viewer, input: SubmitLicenceInput): Promise<void> {
  const { db, clock, limits, store } = deps
  const licence = accept(licenceRules(civilDate(clock.now())), input)
  const { profileId } = viewer
  await limits.enforce(`licence:${profileId}`, licenceLimits.submissions, { whenDown: 'closed' })
  changesOf(decideSubmission(await stateOf(db, profileId, licence, await checksOf(db, profileId)), licence, newIds(deps, profileId)))
  await store.admit(viewer, [uploadedFile(licence.document)])
  const staged = await stageDocuments(store, viewer, [licence.document], () => 'document')
  await withFiles(deps, staged, () => inTransaction(db, (tx) => save(tx, deps, viewer, licence, staged)))
}
