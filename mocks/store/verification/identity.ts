import { changesOf } from '@wasla/contract/common/decision.ts'
import { demoOutcome } from '@wasla/contract/verification/demo.ts'
import {
  decideInquiry,
  decideOwnCheck,
  decideOwnInquiry,
  inquiryRefusal,
  isResumable,
  pendingCheck,
} from '@wasla/contract/verification/inquiry.ts'
import { abandonedStatus } from '@wasla/contract/verification/outcome.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { isOpen, isUnfinished, type InquiryStatus } from '@wasla/contract/verification/states.ts'
import type { Viewer } from '../session/sessions.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import type { MockInquiry } from './inquiry.ts'
import { applyReport, applyStatus, attemptRule, checksOf, loadState } from './outcomes.ts'

const toAnswer = ({ id, status }: MockInquiry) => ({ inquiryId: id, sessionToken: null, status })

/** Resumes a pending check. Returns null if a new check must begin (F-03). */
function resume(store: Store, pending: VerificationRecord) {
  const inquiry = store.memory.inquiries.get(pending.referenceId) ?? null
  if (inquiry && isUnfinished(inquiry.status) && isResumable(pending, store.clock.now())) {
    inquiry.status = 'pending'
    return toAnswer(inquiry)
  }
  applyStatus(store, pending, abandonedStatus(pending, inquiry, false))
  return null
}

/** Implements the mutation `createPersonaInquiry` (F-03, F-13). */
export function createInquiry(store: Store, { profileId }: Viewer) {
  const { inquiries, world } = store.memory
  const pending = pendingCheck(checksOf(store, profileId))
  const resumed = pending && resume(store, pending)
  if (resumed) return resumed
  const [now, rule] = [store.clock.now(), attemptRule()]
  const refusal = inquiryRefusal(loadState(store, profileId), now, rule)
  if (refusal) throw refusal
  const inquiry: MockInquiry = { id: `inq_${store.nextId('inquiry').replaceAll('-', '').slice(-24)}`, profileId, status: 'created' }
  const { check, event } = changesOf(
    decideInquiry(loadState(store, profileId), { profileId, inquiryId: inquiry.id }, { id: store.nextId('verification'), now, rule }),
  )
  inquiries.set(inquiry.id, inquiry)
  if (check) world.verifications.push(check)
  const profile = findProfile(store, profileId)
  if (profile) moveProfile(store, profile, event)
  return toAnswer(inquiry)
}

const findOwnCheck = (store: Store, { profileId }: Viewer, inquiryId: string): VerificationRecord =>
  changesOf(decideOwnCheck(checksOf(store, profileId), inquiryId))

const retrieveOwn = (store: Store, check: VerificationRecord): MockInquiry =>
  changesOf(decideOwnInquiry(check, store.memory.inquiries.get(check.referenceId) ?? null))

/** Implements the mutation `submitPersonaInquiry` (F-01). */
export function submitInquiry(store: Store, viewer: Viewer, inquiryId: string): VerificationRecord {
  const check = findOwnCheck(store, viewer, inquiryId)
  return isOpen(check.status) ? applyReport(store, check, retrieveOwn(store, check)) : check
}

/** Implements the query `validatePersonaInquiry` (F-02). */
export function validateInquiry(store: Store, viewer: Viewer, inquiryId: string) {
  const { id, status } = retrieveOwn(store, findOwnCheck(store, viewer, inquiryId))
  return { status, response: { id, status } }
}

/** Applies a document number from the demo widget (F-04). Returns the provider's status, or null if the inquiry is unknown or has ended. */
export function showDocument(store: Store, inquiryId: string, documentNumber: string): InquiryStatus | null {
  const inquiry = store.memory.inquiries.get(inquiryId)
  const status = inquiry ? demoOutcome(inquiry.status, documentNumber) : null
  if (!inquiry || !status) return null
  inquiry.status = status
  const check = store.memory.world.verifications.find(({ referenceId }) => referenceId === inquiryId)
  if (check) applyReport(store, check, inquiry)
  return status
}
