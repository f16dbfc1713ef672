import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { acceptCaseKind, reviewAction } from '@wasla/contract/admin/queues.ts'
import { reviewRules } from '@wasla/contract/admin/rules.ts'
import { reviewAttemptsOf, reviewCaseOf } from '@wasla/contract/admin/views.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ReviewApplicant, ReviewAttempt, ReviewCase, ReviewCasePage, ReviewStatus } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { ReviewCaseRecord, VerificationService } from '../../verification/service.ts'
import { actorOf, performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findAccounts } from '../stores/accounts.ts'
import { findApplicant, findReviewers } from '../stores/applicants.ts'

export type CaseSearch = {
  kind?: string | null | undefined
  status?: ReviewStatus | null | undefined
  term?: string | null | undefined
  overdue?: boolean | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const prefix = 'admin:'

type CaseDetails = { applicant: ReviewApplicant | null; earlier: ReviewAttempt[] }

/** Returns the applicant of a case, and the earlier cases of the same profile and type. */
async function detailsOf(
  { db }: Pick<AdminParts, 'db'>,
  reviews: Pick<VerificationService, 'checksOf'>,
  { id, profileId, type }: ReviewCaseRecord,
): Promise<CaseDetails> {
  const checks = (await reviews.checksOf(profileId)).filter((check) => check.id !== id && check.type === type)
  const reviewers = await findReviewers(db, profileId)
  const accounts = await findAccounts(db, [...new Set([...reviewers.values()].map((actor) => actor.slice(prefix.length)))])
  const names = new Map(accounts.map((account) => [`${prefix}${account.id}`, account.name]))
  return {
    applicant: await findApplicant(db, profileId),
    earlier: reviewAttemptsOf(checks, (check) => names.get(reviewers.get(check) ?? '') ?? null),
  }
}

async function casesOf(
  { db }: Pick<AdminParts, 'db'>,
  records: readonly ReviewCaseRecord[],
  admin: Admin,
  details?: CaseDetails,
): Promise<ReviewCase[]> {
  const ids = new Set(records.flatMap(({ reviewedBy }) => (reviewedBy?.startsWith(prefix) ? [reviewedBy.slice(prefix.length)] : [])))
  const accounts = await findAccounts(db, [...ids])
  const reviewers = new Map(accounts.map((account) => [`${prefix}${account.id}`, account]))
  return records.map((check) => {
    const { profileType, name, documents, commercialRegistrationNumber, vatNumber, licence, reviewedBy } = check
    return reviewCaseOf(
      {
        check,
        profileType,
        name,
        documents: documents.map(({ bytes, ...document }) => ({ ...document, size: bytes })),
        registration: { commercialRegistrationNumber, vatNumber },
        licence,
        reviewer: (reviewedBy && reviewers.get(reviewedBy)) || null,
        ...(details ? { details } : {}),
      },
      admin.role,
    )
  })
}

type Reviews = Pick<VerificationService, 'cases' | 'checksOf' | 'findCase' | 'review'>

/** `adminReviewCases` (F-10): returns a page of review cases. Waiting cases come first, by urgency, then decided ones. */
export async function reviewCases(parts: AdminParts, reviews: Reviews, admin: Admin, search: CaseSearch): Promise<ReviewCasePage> {
  adminSortOf('reviewCases', search.pagination?.sort)
  const { count, data } = await reviews.cases(
    {
      kind: acceptCaseKind(search.kind) ?? undefined,
      status: search.status ?? undefined,
      term: search.term ?? undefined,
      overdueAt: search.overdue ? parts.clock.now() : undefined,
    },
    adminPageOf(search.pagination),
  )
  return { count, data: await casesOf(parts, data, admin) }
}

/** `adminReviewCaseDetails`: returns one case. Throws `VERIFICATION_NOT_FOUND`. */
export async function reviewCase(parts: AdminParts, reviews: Reviews, admin: Admin, id: string): Promise<ReviewCase> {
  const record = await reviews.findCase(id)
  const [one] = record ? await casesOf(parts, [record], admin, await detailsOf(parts, reviews, record)) : []
  if (!one) throw new Problem('VERIFICATION_NOT_FOUND')
  return one
}

/** `adminReviewCase` (F-10): approves a case, or rejects it with a reason that the applicant reads. */
export async function decideOn(
  parts: AdminParts,
  reviews: Reviews,
  admin: Admin,
  id: string,
  input: { approve: boolean; rejectionReason?: string | null | undefined },
): Promise<ReviewCase> {
  const { approve, rejectionReason } = accept(reviewRules, input)
  await performAction(parts, admin, async (tx) => {
    const decided = await reviews.review(tx, id, approve ? { approve } : { approve, reason: rejectionReason ?? '' }, actorOf(admin))
    if (decided instanceof Problem) throw decided
    return { action: reviewAction(decided.before, decided.after), result: undefined }
  })
  return reviewCase(parts, reviews, admin, id)
}
