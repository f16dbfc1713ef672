import { Problem } from '@wasla/contract/errors/problem.ts'
import { notAnImage } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import { nameIsAnothers } from '@wasla/contract/profiles/confusable-key.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import {
  businessHandle,
  businessRefusal,
  decideBusinessCreation,
  decideResubmission,
  resubmissionRefusal,
  socialAccountTaken,
  type BusinessState,
} from '@wasla/contract/verification/business.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { acceptBusiness, businessDocumentsRules, type AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Verdict } from '#platform/verdict.ts'
import { pictureShapes } from '../../providers/images/redraw.ts'
import { fileAddress, type StagedFile } from '../files/service.ts'
import { claimBusinessNames, countBusinesses, insertBusiness, isConfusableWithAnotherBusiness, moveProfile } from '../profiles/service.ts'
import { lockOpenAccount } from '../session/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { addTypedLink, isConnectedElsewhere } from '../social/service.ts'
import type { BusinessDeps } from './deps.ts'
import { stageDocuments, withFiles } from './documents.ts'
import { insertCase } from './insert-case.ts'
import { loadLocked, loadState } from './outcome.ts'
import { insertRegistration } from './stores/documents.ts'

/** The result of `createBusinessProfile`: `BusinessProfileResult`. */
export type NewBusiness = { id: string; type: ProfileType; status: ProfileStatus; verification: VerificationRecord }

const ruleOf = ({ settings, env }: BusinessDeps) => ({ max: settings.get('verification.businessProfiles'), productName: env.productName })

const loadBusinesses = async (tx: Database, { userId }: Viewer, { name, type }: AcceptedBusiness): Promise<BusinessState> => ({
  businesses: await countBusinesses(tx, userId),
  isNameTaken: await isConfusableWithAnotherBusiness(tx, [name], { userId, type }),
})

async function create(
  tx: Database,
  deps: BusinessDeps,
  viewer: Viewer,
  business: AcceptedBusiness,
  documents: readonly StagedFile[],
  icon: StagedFile | null,
): Promise<Verdict<NewBusiness>> {
  const { clock, ids, store } = deps
  const { userId } = viewer
  const [id, now] = [ids.uuid(), clock.now()]
  const account = { platform: business.socialPlatform, handle: businessHandle(business), profileId: id }
  const state = {
    isAccountOpen: await lockOpenAccount(tx, userId),
    ...(await loadBusinesses(tx, viewer, business)),
    isSocialAccountTaken: await isConnectedElsewhere(tx, account),
  }
  const newIds = { profile: id, link: ids.uuid(), verification: ids.uuid(), case: ids.uuid() }
  const { problem, changes } = decideBusinessCreation(state, business, { ...ruleOf(deps), ids: newIds, now })
  if (problem) return problem
  const { link, registration, verification } = changes
  await insertBusiness(tx, ids, { id, userId, business, picture: icon && fileAddress(icon.id), now })
  // The second of two concurrent requests with the same name waits here for the first, and is then refused (Y-19).
  if (!(await claimBusinessNames(tx, { id, userId }, business.type, [business.name]))) throw nameIsAnothers()
  await deps.wallet.open(tx, id)
  if (!(await addTypedLink(tx, { ...account, id: link.id, url: link.profileUrl, now }))) throw socialAccountTaken()
  await insertRegistration(tx, registration)
  if (icon && !(await store.keep(tx, [icon.id], id))) throw new Error('The picture of a new business is gone')
  await insertCase(tx, deps, userId, verification, documents)
  return { id, type: business.type, status: 'AdminVerifying', verification }
}

/**
 * `createBusinessProfile` (C-04, F-08, F-09): creates the profile, its social link, its documents and its case, or nothing. The session
 * does not change until `switchUser`. A refused request leaves nothing behind.
 */
export async function createBusiness(deps: BusinessDeps, viewer: Viewer, input: CreateBusinessProfileInput): Promise<NewBusiness> {
  const business = acceptBusiness(input)
  const { db, store } = deps
  const uploads = [...business.documents, ...(business.icon ? [business.icon] : [])].map(uploadedFile)
  const refusal = businessRefusal(await inTransaction(db, (tx) => loadBusinesses(tx, viewer, business)), business, ruleOf(deps))
  if (refusal) throw refusal
  await store.admit(viewer, uploads)
  const documents = await stageDocuments(store, viewer, business.documents)
  const files = [...documents]
  return withFiles(deps, files, async () => {
    const icon = business.icon ? await store.stagePicture(viewer, uploadedFile(business.icon), pictureShapes.avatar, 'icon') : null
    if (business.icon && !icon) return notAnImage('icon')
    if (icon) files.push(icon)
    return inTransaction(db, (tx) => create(tx, deps, viewer, business, documents, icon))
  })
}

/**
 * `resubmitBusinessVerification` (F-13): takes new documents for a business of the viewer. It may be called at any time after a rejection,
 * and for the recheck after a long absence. It opens another case; the previous case keeps its decision.
 */
export async function resubmitBusiness(
  deps: BusinessDeps,
  viewer: Viewer,
  { profileId, documents }: { profileId: string; documents: readonly Upload[] },
): Promise<VerificationRecord> {
  const { db, clock, ids, store } = deps
  const refusal = resubmissionRefusal(await loadState(db, profileId), viewer.userId)
  if (refusal) throw refusal
  const accepted = accept(businessDocumentsRules, { documents })
  await store.admit(viewer, accepted.documents.map(uploadedFile))
  const staged = await stageDocuments(store, viewer, accepted.documents)
  return withFiles(deps, staged, () =>
    inTransaction(db, async (tx): Promise<Verdict<VerificationRecord>> => {
      const at = { id: ids.uuid(), caseId: ids.uuid(), now: clock.now() }
      const { userId } = viewer
      // The second of two concurrent requests finds the case of the first.
      const { problem, changes } = decideResubmission(await loadLocked(tx, profileId), { userId, profileId }, at)
      if (problem) return problem
      const { event } = changes
      if (event && !(await moveProfile(tx, deps, profileId, event)))
        return resubmissionRefusal(await loadState(tx, profileId), userId) ?? new Problem('VERIFICATION_CONFLICT')
      await insertCase(tx, deps, userId, changes.verification, staged)
      return changes.verification
    }),
  )
}
