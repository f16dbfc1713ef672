import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { houseNameRefusal, unnamed } from '@wasla/contract/profiles/house-name.ts'
import { nameIsAnothers } from '@wasla/contract/profiles/look.ts'
import { newBusiness } from '@wasla/contract/profiles/new-profile.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { handleOf } from '@wasla/contract/social/platforms.ts'
import { isTypedAccount, typedAccountId, type SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import { refusalToResubmit } from '@wasla/contract/verification/policy.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { acceptBusiness, businessDocumentsRules, type AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import type { Viewer } from '../session/sessions.ts'
import { findProfile, findUser, profilesOf } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { keepPicture } from '../pictures.ts'
import { productName } from '../product-name.ts'
import { looksLikeAnotherBusiness } from '../profiles/settings.ts'
import { setting } from '../settings.ts'
import { dueFrom } from './identity.ts'

/** Files come as what the page chose; anything else was written into the request by hand. */
function blobOf(upload: Upload): Blob {
  if (upload instanceof Blob) return upload
  throw invalidInput([{ path: 'documents', rule: 'documents' }])
}

const bytesOf = async (blob: Blob, from: number, to: number) => new Uint8Array(await blob.slice(from, to).arrayBuffer())

async function checkDocuments(documents: readonly Upload[]): Promise<void> {
  const problems: FieldProblem[] = []
  for (const [at, document] of documents.entries()) {
    const blob = blobOf(document)
    const flaw = await pdfFlaw({ size: blob.size, read: (from, to) => bytesOf(blob, from, to) })
    if (flaw) problems.push({ path: `documents.${at}`, rule: flaw })
  }
  if (problems.length > 0) throw invalidInput(problems)
}

function openCase(store: Store, profileId: string): VerificationRecord {
  const now = store.clock.now()
  const opened: VerificationRecord = {
    id: store.nextId('verification'),
    profileId,
    type: 'BUSINESS',
    status: 'InReview',
    referenceId: `biz_${store.nextId('case')}`,
    rejectionReason: null,
    createdAt: now,
    dueAt: dueFrom(now),
    reviewedAt: null,
  }
  store.memory.world.verifications.push(opened)
  return opened
}

function profileOf(store: Store, viewer: Viewer, business: AcceptedBusiness, picture: string | null): ProfileRecord {
  const user = findUser(store, viewer.userId)
  const owner = { userId: viewer.userId, now: store.clock.now(), loginNumber: user?.mobileNo ?? '', language: user?.language ?? 'en' }
  return newBusiness({ ...owner, id: store.nextId('profile'), locationId: store.nextId('location'), picture }, business)
}

/** `createBusinessProfile` (C-04, F-08, F-09). */
export async function createBusiness(store: Store, viewer: Viewer, input: CreateBusinessProfileInput) {
  const business = acceptBusiness(input)
  const owned = profilesOf(store, viewer.userId).filter(({ type }) => isBusiness(type))
  if (owned.length >= setting('verification.businessProfiles')) throw new Problem('BUSINESS_PROFILE_LIMIT_EXCEEDED')
  const refusal = houseNameRefusal({ ...unnamed, name: business.name }, unnamed, productName)
  if (refusal) throw refusal
  if (looksLikeAnotherBusiness(store, [business.name], { type: business.type, userId: viewer.userId })) throw nameIsAnothers()
  await checkDocuments(business.documents)
  const picture = business.icon ? await keepPicture(store, blobOf(business.icon), 'icon') : null
  const { world } = store.memory
  const handle = handleOf(business.socialUrl) ?? business.name
  const isSame = (link: SocialLinkRecord) =>
    link.platform === business.socialPlatform && link.userName.toLowerCase() === handle.toLowerCase()
  // What others typed is nobody's yet (E-03).
  if (world.socialLinks.some((link) => isSame(link) && !isTypedAccount(link.socialProfileId)))
    throw new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED', undefined, [{ path: 'socialUrl', rule: 'taken' }])
  const profile = profileOf(store, viewer, business, picture)
  world.profiles.push(profile)
  world.socialLinks.push({
    id: store.nextId('link'),
    profileId: profile.id,
    platform: business.socialPlatform,
    socialProfileId: typedAccountId(handle, profile.id),
    pictureUrl: null,
    profileUrl: business.socialUrl,
    userName: handle,
    followers: 0,
    connectedAt: store.clock.now(),
    source: 'ESTIMATED',
  })
  return { id: profile.id, type: profile.type, status: profile.status, verification: openCase(store, profile.id) }
}

/** `resubmitBusinessVerification` (F-13). */
export async function resubmitBusiness(
  store: Store,
  viewer: Viewer,
  { profileId, documents }: { profileId: string; documents: readonly Upload[] },
): Promise<VerificationRecord> {
  const profile = findProfile(store, profileId)
  if (!profile || profile.userId !== viewer.userId) throw new Problem('PROFILE_NOT_FOUND')
  const code = refusalToResubmit(profile)
  if (code) throw new Problem(code)
  await checkDocuments(accept(businessDocumentsRules, { documents }).documents)
  moveProfile(profile, 'resubmitted')
  return openCase(store, profileId)
}
