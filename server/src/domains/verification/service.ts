import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { hasSubmittedDocuments, verifiesProfile } from '@wasla/contract/verification/policy.ts'
import { recheckOf, type Recheck } from '@wasla/contract/verification/recheck.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { Review } from '@wasla/contract/verification/review.ts'
import type { Database } from '#database/database.ts'
import type { Verdict } from '#platform/verdict.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import type { Viewer } from '../session/viewer.ts'
import { createBusiness, resubmitBusiness, type NewBusiness } from './business.ts'
import type { BusinessDeps } from './deps.ts'
import { createInquiry, submitInquiry, takeProviderEvent, validateInquiry, type PersonaInquiry } from './identity.ts'
import { sweep } from './jobs.ts'
import { loadLocked } from './outcome.ts'
import { reviewCase, type ReviewedCase } from './review.ts'
import { findCase, findCases, type CaseFilter, type ReviewCaseRecord } from './stores/cases.ts'
import { findSubject } from './stores/subjects.ts'
import { findVerifications } from './stores/verifications.ts'

export { advanceProfile } from './outcome.ts'
/* Functions with which other domains open and withdraw cases of their own. */
export { stageDocuments, withFiles } from './documents.ts'
export { insertCase } from './insert-case.ts'
export { withdrawCases } from './withdraw.ts'
export type { ReviewCaseRecord } from './stores/cases.ts'

/** Locks a profile and returns its checks, newest first, in another domain's transaction. */
export const lockedChecks = async (tx: Database, profileId: string): Promise<readonly VerificationRecord[]> =>
  (await loadLocked(tx, profileId)).checks

/** Returns the checks of a profile, newest first. */
export const checksOf = (db: Database, profileId: string): Promise<VerificationRecord[]> => findVerifications(db, profileId)

/** Identity checks of people and documents of businesses (decisions F). Every refusal is a `Problem`. */
export type VerificationService = {
  /** Returns the checks of the viewer's identity or business, newest first. */
  mine(viewer: Viewer): Promise<VerificationRecord[]>
  /** Returns the recheck that the active profile must pass after a long absence (security case 10), or null. */
  recheck(viewer: Viewer): Promise<Recheck | null>
  createInquiry(viewer: Viewer): Promise<PersonaInquiry>
  submitInquiry(viewer: Viewer, inquiryId: string): Promise<VerificationRecord>
  validateInquiry(viewer: Viewer, inquiryId: string): Promise<{ status: string; response: unknown }>
  /** Applies an event of the identity provider whose signature was checked. */
  takeProviderEvent(event: { id: string; inquiry: Inquiry | null }): Promise<'taken' | 'known'>
  createBusiness(viewer: Viewer, input: CreateBusinessProfileInput): Promise<NewBusiness>
  resubmitBusiness(viewer: Viewer, input: { profileId: string; documents: readonly Upload[] }): Promise<VerificationRecord>
  /** Saves a reviewer's decision, in the caller's transaction. See `reviewCase`. */
  review(tx: Database, caseId: string, review: Review, reviewer: `admin:${string}`): Promise<Verdict<ReviewedCase>>
  /** Returns a page of the review queue: open cases first, by due date (F-10). */
  cases(filter: CaseFilter, page: { limit: number; offset: number }): Promise<{ count: number; data: ReviewCaseRecord[] }>
  findCase(id: string): Promise<ReviewCaseRecord | null>
  /** Returns every check of a profile, newest first. */
  checksOf(profileId: string): Promise<VerificationRecord[]>
  /** Throws `USER_UPGRADE_TO_BUSINESS_FAILED` for a business that has not submitted its documents (F-12). */
  requireSubmitted(viewer: Viewer): Promise<void>
  /** Deletes expired documents (F-14), unused uploads and old provider events. */
  sweep(): Promise<void>
}

export function createVerificationService(deps: BusinessDeps): VerificationService {
  const { db } = deps
  return {
    mine: async (viewer) => (await findVerifications(db, viewer.profileId)).filter(verifiesProfile),
    async recheck({ profileId }) {
      const subject = await findSubject(db, profileId)
      return subject && recheckOf(subject)
    },
    createInquiry: (viewer) => createInquiry(deps, viewer),
    submitInquiry: (viewer, inquiryId) => submitInquiry(deps, viewer, inquiryId),
    validateInquiry: (viewer, inquiryId) => validateInquiry(deps, viewer, inquiryId),
    takeProviderEvent: (event) => takeProviderEvent(deps, event),
    createBusiness: (viewer, input) => createBusiness(deps, viewer, input),
    resubmitBusiness: (viewer, input) => resubmitBusiness(deps, viewer, input),
    review: (tx, caseId, review, reviewer) => reviewCase(tx, deps, caseId, review, reviewer),
    cases: (filter, page) => findCases(db, filter, page),
    findCase: (id) => findCase(db, id),
    checksOf: (profileId) => findVerifications(db, profileId),
    async requireSubmitted(viewer) {
      if (isBusiness(viewer.profileType) && !hasSubmittedDocuments(await findVerifications(db, viewer.profileId)))
        throw new Problem('USER_UPGRADE_TO_BUSINESS_FAILED')
    },
    sweep: () => sweep(deps),
  }
}
