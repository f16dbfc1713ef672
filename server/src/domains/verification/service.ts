import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateBusinessProfileInput } from '@wasla/contract/generated/user-types.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { hasSubmittedDocuments } from '@wasla/contract/verification/policy.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import type { Verdict } from '#platform/verdict.ts'
import type { Inquiry } from '../../providers/identity/port.ts'
import type { FilesService } from '../files/service.ts'
import { createBusiness, resubmitBusiness, type NewBusiness } from './business.ts'
import { findCase, findCases, type CaseFilter, type ReviewCaseRecord } from './cases.ts'
import { decideCase, type Decision } from './decide.ts'
import { createInquiry, submitInquiry, takeProviderEvent, validateInquiry, type PersonaInquiry } from './identity.ts'
import { settle, type VerificationDeps } from './settle.ts'
import { findExpiredDocuments, findVerifications, forgetWebhooks, markForgotten } from './store.ts'

const day = 24 * 3600_000
/** The provider tells again for some days; a repeat after them would be refused by its time alone. */
const eventsKept = 7 * day

/** Identity checks of people and documents of businesses (decisions F). Every refusal is a `Problem`. */
export type VerificationService = {
  mine(viewer: Viewer): Promise<VerificationRecord[]>
  createInquiry(viewer: Viewer): Promise<PersonaInquiry>
  submitInquiry(viewer: Viewer, inquiryId: string): Promise<VerificationRecord>
  validateInquiry(viewer: Viewer, inquiryId: string): Promise<{ status: string; response: unknown }>
  /** An event of the identity provider's that proved to be its own. */
  takeProviderEvent(event: { id: string; inquiry: Inquiry | null }): Promise<'taken' | 'known'>
  createBusiness(viewer: Viewer, input: CreateBusinessProfileInput): Promise<NewBusiness>
  resubmitBusiness(viewer: Viewer, given: { profileId: string; documents: readonly Upload[] }): Promise<VerificationRecord>
  /** Moves a person on whose first account came after the check was passed. Call it in the transaction of the account. */
  settle(tx: Database, profileId: string): Promise<void>
  /** See `decideCase`. */
  decide(
    tx: Database,
    caseId: string,
    decision: Decision,
    reviewer: `admin:${string}`,
  ): Promise<Verdict<{ before: VerificationRecord; after: VerificationRecord }>>
  /** The review queue: what waits first, by its due date (F-10). */
  cases(filter: CaseFilter, page: { limit: number; offset: number }): Promise<{ count: number; data: ReviewCaseRecord[] }>
  findCase(id: string): Promise<ReviewCaseRecord | null>
  /** Passes who is no business, and a business that handed its documents in; throws `USER_UPGRADE_TO_BUSINESS_FAILED` (F-12). */
  requireSubmitted(viewer: Viewer): Promise<void>
  /** Deletes documents whose time is over (F-14) and forgets what nobody needs any more. */
  sweep(): Promise<void>
}

export function createVerificationService(deps: VerificationDeps & { store: FilesService }): VerificationService {
  const { db, clock, settings, store } = deps
  return {
    mine: (viewer) => findVerifications(db, viewer.profileId),
    createInquiry: (viewer) => createInquiry(deps, viewer),
    submitInquiry: (viewer, inquiryId) => submitInquiry(deps, viewer, inquiryId),
    validateInquiry: (viewer, inquiryId) => validateInquiry(deps, viewer, inquiryId),
    takeProviderEvent: (event) => takeProviderEvent(deps, event),
    createBusiness: (viewer, input) => createBusiness(deps, viewer, input),
    resubmitBusiness: (viewer, given) => resubmitBusiness(deps, viewer, given),
    settle: (tx, profileId) => settle(tx, deps, profileId),
    decide: (tx, caseId, decision, reviewer) => decideCase(tx, deps, caseId, decision, reviewer),
    cases: (filter, page) => findCases(db, filter, page),
    findCase: (id) => findCase(db, id),
    async requireSubmitted(viewer) {
      if (isBusiness(viewer.profileType) && !hasSubmittedDocuments(await findVerifications(db, viewer.profileId)))
        throw new Problem('USER_UPGRADE_TO_BUSINESS_FAILED')
    },
    async sweep() {
      await store.sweep()
      await forgetWebhooks(db, clock.now() - eventsKept)
      const over = await findExpiredDocuments(db, clock.now() - settings.get('verification.papersKept') * day)
      if (over.length === 0) return
      await store.remove(over.map(({ file_id }) => file_id))
      await markForgotten(db, [...new Set(over.map(({ id }) => id))], clock.now())
    },
  }
}
