import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { houseNameRefusal, unnamed } from '@wasla/contract/profiles/house-name.ts'
import { nameIsAnothers } from '@wasla/contract/profiles/look.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { handleOf } from '@wasla/contract/social/platforms.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { refusalToResubmit } from '@wasla/contract/verification/policy.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { acceptBusiness, businessDocumentsRules, type AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import type { Viewer } from '../session/viewer.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { settle as settleVerdict, type Verdict } from '#platform/verdict.ts'
import { pictureShapes } from '../../providers/images/redraw.ts'
import { fileAddress, notAPicture, type FilesService, type StagedFile } from '../files/service.ts'
import { countBusinesses, insertBusiness, looksLikeAnotherBusiness, moveProfile } from '../profiles/service.ts'
import { holdOpenAccount } from '../session/service.ts'
import { addTypedLink } from '../social/typed-link.ts'
import { documentProblems } from './documents.ts'
import { dueFrom, type VerificationDeps } from './settle.ts'
import { findStanding, findVerification, insertDocuments, insertVerification } from './store.ts'

/** What `createBusinessProfile` answers: `BusinessProfileResult`. */
export type NewBusiness = { id: string; type: ProfileType; status: ProfileStatus; verification: VerificationRecord }

export type BusinessDeps = VerificationDeps & { store: FilesService }

/** Documents that proved to be what they should, taken in. They belong to nothing yet. */
async function stageDocuments(deps: BusinessDeps, viewer: Viewer, documents: readonly Upload[]): Promise<StagedFile[]> {
  const uploads = documents.map(uploadedFile)
  const problems = await documentProblems(uploads)
  if (problems.length > 0) throw invalidInput(problems)
  const staged: StagedFile[] = []
  try {
    for (const upload of uploads) staged.push(await deps.store.stageDocument(viewer, upload))
  } catch (error) {
    await deps.store.remove(staged.map(({ id }) => id))
    throw error
  }
  return staged
}

/** Runs `work` with what was taken in; where it comes to nothing, so do the files (F18). */
async function withFiles<T>(deps: BusinessDeps, files: readonly StagedFile[], work: () => Promise<Verdict<T>>): Promise<T> {
  try {
    return settleVerdict(await work())
  } catch (error) {
    await deps.store
      .remove(files.map(({ id }) => id))
      .catch((cause: unknown) => deps.log.error('Files of a refused request wait for the sweep', { error: cause }))
    throw error
  }
}

/** A new case for the reviewers: in the queue until its day (F-10). */
async function openCase(
  tx: Database,
  deps: BusinessDeps,
  profileId: string,
  documents: readonly StagedFile[],
): Promise<VerificationRecord | null> {
  const now = deps.clock.now()
  const id = deps.ids.uuid()
  const opened = await insertVerification(tx, {
    id,
    profile_id: profileId,
    type: 'BUSINESS',
    status: 'InReview',
    reference_id: `biz_${deps.ids.uuid()}`,
    rejection_reason: null,
    created_at: now,
    due_at: dueFrom(now),
    reviewed_at: null,
  })
  if (
    !opened ||
    !(await deps.store.keep(
      tx,
      documents.map((document) => document.id),
      profileId,
    ))
  )
    return null
  await insertDocuments(tx, id, documents)
  return (await findVerification(tx, id)) ?? null
}

/** Gives the transaction up: what it wrote must not stay, and there is nothing to tell the caller but that it went wrong. */
const giveUp = (): never => {
  throw new Error('Files that were taken in are gone')
}

/** A name is checked where it is first written: the page stands there while the documents are read (D-05, security case 56). */
async function nameRefusal(db: Database, deps: BusinessDeps, viewer: Viewer, { name, type }: AcceptedBusiness): Promise<Problem | null> {
  const houses = houseNameRefusal({ ...unnamed, name }, unnamed, deps.env.productName)
  if (houses) return houses
  return (await looksLikeAnotherBusiness(db, [name], { userId: viewer.userId, type })) ? nameIsAnothers() : null
}

const limitReached = async (db: Database, deps: BusinessDeps, viewer: Viewer) =>
  (await countBusinesses(db, viewer.userId)) >= deps.settings.get('verification.businessProfiles')

async function write(
  tx: Database,
  deps: BusinessDeps,
  viewer: Viewer,
  business: AcceptedBusiness,
  documents: readonly StagedFile[],
  icon: StagedFile | null,
): Promise<Verdict<NewBusiness>> {
  // An account that is shut at the same moment gets no profile that nobody would ever close again.
  if (!(await holdOpenAccount(tx, viewer.userId))) return new Problem('INVALID_SESSION')
  if (await limitReached(tx, deps, viewer)) return new Problem('BUSINESS_PROFILE_LIMIT_EXCEEDED')
  const refusal = await nameRefusal(tx, deps, viewer, business)
  if (refusal) return refusal
  const now = deps.clock.now()
  const id = deps.ids.uuid()
  await insertBusiness(tx, deps.ids, { id, userId: viewer.userId, business, picture: icon && fileAddress(icon.id), now })
  const linked = await addTypedLink(tx, {
    id: deps.ids.uuid(),
    profileId: id,
    platform: business.socialPlatform,
    handle: handleOf(business.socialUrl) ?? business.name,
    url: business.socialUrl,
    now,
  })
  if (!linked) throw new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED', undefined, [{ path: 'socialUrl', rule: 'taken' }])
  await tx
    .insertInto('business_registrations')
    .values({
      profile_id: id,
      commercial_registration: business.commercialRegistrationNumber ?? null,
      vat_number: business.vatNumber ?? null,
    })
    .execute()
  if (icon && !(await deps.store.keep(tx, [icon.id], id))) giveUp()
  const verification = (await openCase(tx, deps, id, documents)) ?? giveUp()
  await writeAudit(tx, deps, {
    actor: viewer.userId,
    action: 'verification.papersSent',
    target: id,
    detail: { documents: documents.length },
  })
  return { id, type: business.type, status: 'AdminVerifying', verification }
}

/**
 * `createBusinessProfile` (C-04, F-08, F-09): the profile, its social link, its documents and its case, all or nothing. The session stays where
 * it is until `switchUser`. Nothing of a refused request is kept.
 */
export async function createBusiness(deps: BusinessDeps, viewer: Viewer, input: CreateBusinessProfileInput): Promise<NewBusiness> {
  const business = acceptBusiness(input)
  const uploads = [...business.documents, ...(business.icon ? [business.icon] : [])].map(uploadedFile)
  if (await inTransaction(deps.db, (tx) => limitReached(tx, deps, viewer))) throw new Problem('BUSINESS_PROFILE_LIMIT_EXCEEDED')
  const refusal = await nameRefusal(deps.db, deps, viewer, business)
  if (refusal) throw refusal
  await deps.store.admit(viewer, uploads)
  const documents = await stageDocuments(deps, viewer, business.documents)
  const files = [...documents]
  return withFiles(deps, files, async () => {
    const icon = business.icon ? await deps.store.stagePicture(viewer, uploadedFile(business.icon), pictureShapes.avatar) : null
    if (business.icon && !icon) return notAPicture('icon')
    if (icon) files.push(icon)
    return inTransaction(deps.db, (tx) => write(tx, deps, viewer, business, documents, icon))
  })
}

/**
 * `resubmitBusinessVerification` (F-13): new documents for one's own business after a rejection, any time; another case opens, the old one
 * stays as it was decided. Foreign profiles look like none.
 */
export async function resubmitBusiness(
  deps: BusinessDeps,
  viewer: Viewer,
  { profileId, documents }: { profileId: string; documents: readonly Upload[] },
): Promise<VerificationRecord> {
  const refusal = async (db: Database) => {
    const standing = await findStanding(db, profileId)
    if (!standing || standing.user_id !== viewer.userId) return new Problem('PROFILE_NOT_FOUND')
    const code = refusalToResubmit(standing)
    return code ? new Problem(code) : null
  }
  const refused = await refusal(deps.db)
  if (refused) throw refused
  const accepted = accept(businessDocumentsRules, { documents })
  await deps.store.admit(viewer, accepted.documents.map(uploadedFile))
  const staged = await stageDocuments(deps, viewer, accepted.documents)
  return withFiles(deps, staged, () =>
    inTransaction(deps.db, async (tx): Promise<Verdict<VerificationRecord>> => {
      if (!(await moveProfile(tx, deps, profileId, 'resubmitted'))) return (await refusal(tx)) ?? new Problem('VERIFICATION_CONFLICT')
      const verification = (await openCase(tx, deps, profileId, staged)) ?? giveUp()
      await writeAudit(tx, deps, {
        actor: viewer.userId,
        action: 'verification.papersSent',
        target: profileId,
        detail: { documents: staged.length },
      })
      return verification
    }),
  )
}
