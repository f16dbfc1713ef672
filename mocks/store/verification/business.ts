import { changesOf } from '@wasla/contract/common/decision.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import { pdfFlaw } from '@wasla/contract/files/pdf.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { newBusiness } from '@wasla/contract/verification/new-business.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import {
  businessRefusal,
  decideBusinessCreation,
  decideResubmission,
  isAccountOf,
  resubmissionRefusal,
} from '@wasla/contract/verification/business.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { acceptBusiness, businessDocumentsRules, type AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import type { Viewer } from '../session/sessions.ts'
import { findProfile, findUser, profilesOf } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { keepPicture } from '../pictures.ts'
import { productName } from '../product-name.ts'
import { isConfusableWithAnotherBusiness } from '../profiles/business-names.ts'
import { setting } from '../settings.ts'
import { loadState } from './outcomes.ts'

/** Returns an uploaded file. Throws for any other value, because no page sends one. */
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

function profileOf(store: Store, viewer: Viewer, business: AcceptedBusiness, picture: string | null): ProfileRecord {
  const user = findUser(store, viewer.userId)
  const owner = { userId: viewer.userId, now: store.clock.now(), loginNumber: user?.mobileNo ?? '', language: user?.language ?? 'en' }
  return newBusiness({ ...owner, id: store.nextId('profile'), locationId: store.nextId('location'), picture }, business)
}

const ruleOf = () => ({ max: setting('verification.businessProfiles'), productName })

/** Implements the mutation `createBusinessProfile` (C-04, F-08, F-09). */
export async function createBusiness(store: Store, viewer: Viewer, input: CreateBusinessProfileInput) {
  const business = acceptBusiness(input)
  const { world } = store.memory
  const { type, name } = business
  const state = {
    businesses: profilesOf(store, viewer.userId).filter((one) => isBusiness(one.type)).length,
    isNameTaken: isConfusableWithAnotherBusiness(store, [name], { type, userId: viewer.userId }),
  }
  const refusal = businessRefusal(state, business, ruleOf())
  if (refusal) throw refusal
  await checkDocuments(business.documents)
  const picture = business.icon ? await keepPicture(store, blobOf(business.icon), 'icon') : null
  const profile = profileOf(store, viewer, business, picture)
  const { link, registration, verification } = changesOf(
    decideBusinessCreation(
      { ...state, isAccountOpen: true, isSocialAccountTaken: world.socialLinks.some((one) => isAccountOf(one, business)) },
      business,
      {
        ...ruleOf(),
        ids: { profile: profile.id, link: store.nextId('link'), verification: store.nextId('verification'), case: store.nextId('case') },
        now: store.clock.now(),
      },
    ),
  )
  world.profiles.push(profile)
  world.socialLinks.push(link)
  world.registrations.push(registration)
  world.verifications.push(verification)
  return { id: profile.id, type: profile.type, status: profile.status, verification }
}

/** Implements the mutation `resubmitBusinessVerification` (F-13). */
export async function resubmitBusiness(
  store: Store,
  { userId }: Viewer,
  { profileId, documents }: { profileId: string; documents: readonly Upload[] },
): Promise<VerificationRecord> {
  const state = loadState(store, profileId)
  const refusal = resubmissionRefusal(state, userId)
  if (refusal) throw refusal
  await checkDocuments(accept(businessDocumentsRules, { documents }).documents)
  const at = { id: store.nextId('verification'), caseId: store.nextId('case'), now: store.clock.now() }
  const { verification, event } = changesOf(decideResubmission(state, { userId, profileId }, at))
  const profile = findProfile(store, profileId)
  if (profile && event) moveProfile(store, profile, event)
  store.memory.world.verifications.push(verification)
  return verification
}
