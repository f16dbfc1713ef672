import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { acceptCaseKind, caseStatusOf, reviewAction } from '@wasla/contract/admin/queues.ts'
import { reviewRules } from '@wasla/contract/admin/rules.ts'
import { reviewApplicantOf, reviewAttemptsOf, reviewCaseOf } from '@wasla/contract/admin/views.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { ReviewCase, ReviewStatus } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { LicenceFacts } from '@wasla/contract/verification/licence-facts.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { findProfile, findUser, profilesOf } from '../store/find.ts'
import { review as reviewCheck } from '../store/verification/reviews.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'

export type CaseSearch = {
  kind?: string | null | undefined
  status?: ReviewStatus | null | undefined
  term?: string | null | undefined
  overdue?: boolean | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

function caseOf({ store, memory }: AdminStore, admin: Admin, check: VerificationRecord, hasDetails = true): ReviewCase {
  const { world } = store.memory
  const profile = findProfile(store, check.profileId)
  const user = profile && findUser(store, profile.userId)
  const reviewerOf = (id: string) => memory.accounts.find((one) => one.id === memory.reviewers.get(id))
  const others = world.verifications.filter(
    ({ id, profileId, type }) => id !== check.id && profileId === check.profileId && type === check.type,
  )
  const earlier = reviewAttemptsOf(others, (id) => reviewerOf(id)?.name ?? null)
  const registration = world.registrations.find(({ profileId }) => profileId === check.profileId)
  const documents = world.documents
    .filter(({ verificationId }) => verificationId === check.id)
    .toSorted((one, other) => one.position - other.position)
  return reviewCaseOf(
    {
      check,
      profileType: profile?.type ?? 'BRAND',
      name: profile ? mainNameOf(profile) : '',
      documents: documents.map(({ id, name, lines }) => ({ name, url: `/files/${id}`, size: 900 + lines.join('').length })),
      registration: {
        commercialRegistrationNumber: registration?.commercialRegistrationNumber ?? null,
        vatNumber: registration?.vatNumber ?? null,
      },
      licence: licenceFactsOf(world, check),
      reviewer: reviewerOf(check.id) ?? null,
      ...(hasDetails
        ? { details: { applicant: profile && user ? reviewApplicantOf(profile, user, profilesOf(store, user.id)) : null, earlier } }
        : {}),
    },
    admin.account.role,
  )
}

/** Returns the facts of a case about a licence, with the accounts that are still connected. */
function licenceFactsOf(
  { licences, licenceAccounts, socialLinks }: AdminStore['store']['memory']['world'],
  { id }: VerificationRecord,
): LicenceFacts | null {
  const licence = licences.find((one) => one.id === id)
  if (!licence) return null
  const covered = new Set(licenceAccounts.filter(({ licenceId }) => licenceId === id).map(({ accountId }) => accountId))
  const accounts = socialLinks.filter((account) => covered.has(account.id)).toSorted((one, other) => one.connectedAt - other.connectedAt)
  return {
    number: licence.number,
    expiresOn: licence.expiresOn,
    accounts: accounts.map(({ platform, userName }) => ({ platform, userName })),
  }
}

/** Orders cases: waiting ones come first, by due date. Decided ones follow, the newest on top. */
function inOrder(one: VerificationRecord, other: VerificationRecord): number {
  const [waits, alsoWaits] = [one.status === 'InReview', other.status === 'InReview']
  if (waits !== alsoWaits) return waits ? -1 : 1
  const by = waits ? (one.dueAt ?? 0) - (other.dueAt ?? 0) : 0
  return by || (other.reviewedAt ?? 0) - (one.reviewedAt ?? 0) || (one.id < other.id ? -1 : 1)
}

export function reviewCases(adminStore: AdminStore, admin: Admin, { kind, status, term, overdue, pagination }: CaseSearch) {
  adminSortOf('reviewCases', pagination?.sort)
  const requestedKind = acceptCaseKind(kind)
  const part = (term ?? '').trim().toLowerCase()
  const { store } = adminStore
  const found = store.memory.world.verifications.filter((check) => {
    const profile = findProfile(store, check.profileId)
    const names = [profile?.name, profile?.firstName, profile?.lastName, profile?.userName].map((name) => (name ?? '').toLowerCase())
    const isLate = check.status === 'InReview' && (check.dueAt ?? Infinity) < adminStore.now()
    return (
      caseStatusOf(check) !== null &&
      (!requestedKind || check.type === requestedKind) &&
      (!status || check.status === status) &&
      (part === '' || names.some((name) => name.includes(part))) &&
      (!overdue || isLate)
    )
  })
  const { count, data } = pageFrom(found.toSorted(inOrder), adminPageOf(pagination))
  return { count, data: data.map((check) => caseOf(adminStore, admin, check, false)) }
}

export function reviewCase(adminStore: AdminStore, admin: Admin, id: string): ReviewCase {
  const check = adminStore.store.memory.world.verifications.find((one) => one.id === id && caseStatusOf(one) !== null)
  if (!check) throw new Problem('VERIFICATION_NOT_FOUND')
  return caseOf(adminStore, admin, check)
}

export function decide(
  adminStore: AdminStore,
  admin: Admin,
  id: string,
  input: { approve: boolean; rejectionReason?: string | null | undefined },
): ReviewCase {
  const { approve, rejectionReason } = accept(reviewRules, input)
  const review = approve ? ({ approve } as const) : ({ approve, reason: rejectionReason ?? '' } as const)
  const { before, after } = reviewCheck(adminStore.store, id, review, `admin:${admin.account.id}`)
  adminStore.memory.reviewers.set(id, admin.account.id)
  writeAction(adminStore, admin, reviewAction(before, after))
  return caseOf(adminStore, admin, after)
}
