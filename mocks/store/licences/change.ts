import { changesOf } from '@wasla/contract/common/decision.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import type { MyLicence, SubmitLicenceInput } from '@wasla/contract/generated/user-types.ts'
import { licenceLimits } from '@wasla/contract/licences/limits.ts'
import { licenceRules } from '@wasla/contract/licences/rules.ts'
import { decideRemoval, decideSubmission } from '@wasla/contract/licences/submit.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Viewer } from '../session/sessions.ts'
import type { Store } from '../memory.ts'
import { linksOf } from '../social/links.ts'
import { checksOf } from '../verification/outcomes.ts'
import { enforceCount } from '../window-counts.ts'
import { allLicencesOf, myLicence, todayOf } from './own.ts'

/** Returns whether a licence of another profile has this number, and is under review or approved. */
const isNumberTaken = ({ memory: { world } }: Store, number: string, profileId: string): boolean =>
  world.licences.some((licence) => {
    const status = world.verifications.find(({ id }) => id === licence.id)?.status
    const isHeld = licence.removedAt === null && (status === 'InReview' || status === 'Approved')
    return licence.number === number && licence.profileId !== profileId && isHeld
  })

/** Implements the mutation `submitLicence` (Y-46). */
export async function submitLicence(store: Store, viewer: Viewer, input: SubmitLicenceInput): Promise<MyLicence> {
  const { profileId, userId } = viewer
  const { world } = store.memory
  const licence = accept(licenceRules(todayOf(store)), input)
  enforceCount(store, `licence:${profileId}`, licenceLimits.submissions)
  const state = {
    checks: checksOf(store, profileId),
    accounts: linksOf(store, profileId),
    isNumberTaken: isNumberTaken(store, licence.number, profileId),
  }
  const ids = { id: store.nextId('verification'), caseId: store.nextId('case'), profileId, now: store.clock.now() }
  const { verification, licence: record, accountIds } = changesOf(decideSubmission(state, licence, ids))
  const { document } = licence
  if (!(document instanceof Blob)) throw invalidInput([{ path: 'document', rule: 'pdfType' }])
  const flaw = await pdfFlaw({
    size: document.size,
    read: async (from, to) => new Uint8Array(await document.slice(from, to).arrayBuffer()),
  })
  if (flaw) throw invalidInput([{ path: 'document', rule: flaw }])
  world.verifications.push(verification)
  world.licences.push(record)
  world.licenceAccounts.push(...accountIds.map((accountId) => ({ licenceId: record.id, accountId })))
  const name = document instanceof File ? document.name : 'licence.pdf'
  const id = store.nextId('file')
  world.documents.push({ id, verificationId: record.id, profileId, userId, name, position: 0, createdAt: ids.now, lines: [name] })
  return myLicence(store, viewer)
}

/** Implements the mutation `removeLicence` (Y-46). */
export function removeLicence(store: Store, viewer: Viewer): MyLicence {
  const { world } = store.memory
  const { removed } = changesOf(decideRemoval(allLicencesOf(store, viewer.profileId)))
  const now = store.clock.now()
  for (const licence of world.licences) if (removed.includes(licence.id)) licence.removedAt = now
  for (const check of world.verifications)
    if (removed.includes(check.id) && check.status === 'InReview') Object.assign(check, { status: 'Expired', reviewedAt: now })
  world.documents = world.documents.filter(({ verificationId }) => !removed.includes(verificationId))
  return myLicence(store, viewer)
}
