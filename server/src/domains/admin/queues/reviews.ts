import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { reviewRules } from '@wasla/contract/admin/rules.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminUser, ReviewCase, ReviewCasePage, ReviewStatus } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { ReviewCaseRecord, VerificationService } from '../../verification/service.ts'
import { adminUserOf } from '../accounts/shape.ts'
import { findAccounts } from '../accounts/store.ts'
import { act, actorOf } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'

export type CaseSearch = {
  kind?: string | null | undefined
  status?: ReviewStatus | null | undefined
  term?: string | null | undefined
  overdue?: boolean | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const kinds = ['IDENTITY', 'BUSINESS'] as const

function kindOf(asked: string | null | undefined): (typeof kinds)[number] | undefined {
  if (!asked) return undefined
  const kind = kinds.find((one) => one === asked)
  if (!kind) throw invalidInput([{ path: 'kind', rule: 'unknownValue' }])
  return kind
}

const reviewStatuses = ['InReview', 'Approved', 'Rejected'] as const

/** The case as the back office shows it. Its documents, and what else was handed in, are for reviewers alone. */
function shown(record: ReviewCaseRecord, reviewers: ReadonlyMap<string, AdminUser>, admin: Admin): ReviewCase {
  const mayRead = adminMay(admin.role, 'reviews.papers')
  const provider =
    record.type === 'IDENTITY'
      ? { reference: record.referenceId }
      : { commercialRegistrationNumber: record.commercialRegistrationNumber, vatNumber: record.vatNumber }
  return {
    id: record.id,
    kind: record.type,
    status: reviewStatuses.find((status) => status === record.status) ?? 'InReview',
    profileId: record.profileId,
    profileType: record.profileType,
    name: record.name,
    documents: mayRead ? record.documents.map(({ name, url, bytes }) => ({ name, url, size: bytes })) : [],
    provider: mayRead ? provider : null,
    submittedAt: toDateTime(record.createdAt),
    dueAt: toDateTime(record.dueAt ?? record.createdAt),
    reviewedBy: (record.reviewedBy && reviewers.get(record.reviewedBy)) || null,
    reviewedAt: record.reviewedAt === null ? null : toDateTime(record.reviewedAt),
    rejectionReason: record.rejectionReason,
  }
}

async function allShown({ db }: Pick<AdminParts, 'db'>, records: readonly ReviewCaseRecord[], admin: Admin): Promise<ReviewCase[]> {
  const ids = new Set(records.flatMap(({ reviewedBy }) => (reviewedBy?.startsWith('admin:') ? [reviewedBy.slice('admin:'.length)] : [])))
  const accounts = await findAccounts(db, [...ids])
  const reviewers = new Map(accounts.map((account) => [`admin:${account.id}`, adminUserOf(account)]))
  return records.map((record) => shown(record, reviewers, admin))
}

type Reviews = Pick<VerificationService, 'cases' | 'findCase' | 'review'>

/** `adminReviewCases`: what waits, the most urgent first; decided ones after them (F-10). */
export async function reviewCases(parts: AdminParts, reviews: Reviews, admin: Admin, search: CaseSearch): Promise<ReviewCasePage> {
  adminSortOf('reviewCases', search.pagination?.sort)
  const kind = kindOf(search.kind)
  const { count, data } = await reviews.cases(
    {
      kind,
      status: search.status ?? undefined,
      term: search.term ?? undefined,
      overdueAt: search.overdue ? parts.clock.now() : undefined,
    },
    adminPageOf(search.pagination),
  )
  return { count, data: await allShown(parts, data, admin) }
}

/** `adminReviewCaseDetails`: `VERIFICATION_NOT_FOUND` for none. */
export async function reviewCase(parts: AdminParts, reviews: Reviews, admin: Admin, id: string): Promise<ReviewCase> {
  const record = await reviews.findCase(id)
  const [one] = record ? await allShown(parts, [record], admin) : []
  if (!one) throw new Problem('VERIFICATION_NOT_FOUND')
  return one
}

/** `adminReviewCase` (F-10): approves, or rejects with the reason the applicant reads. */
export async function decideOn(
  parts: AdminParts,
  reviews: Reviews,
  admin: Admin,
  id: string,
  input: { approve: boolean; rejectionReason?: string | null | undefined },
): Promise<ReviewCase> {
  const { approve, rejectionReason } = accept(reviewRules, input)
  await act(parts, admin, async (tx) => {
    const decided = await reviews.review(tx, id, approve ? { approve } : { approve, reason: rejectionReason ?? '' }, actorOf(admin))
    if (decided instanceof Problem) return decided
    const { before, after } = decided
    return {
      action: approve ? 'admin.caseApproved' : 'admin.caseRejected',
      target: id,
      before: { status: before.status, profileId: before.profileId },
      after: { status: after.status, rejectionReason: after.rejectionReason },
      result: undefined,
    }
  })
  return reviewCase(parts, reviews, admin, id)
}
