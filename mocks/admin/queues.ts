import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { admitNextRules, admitRules, reviewRules } from '@wasla/contract/admin/rules.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { ReviewCase, ReviewStatus, WaitingListRow } from '@wasla/contract/generated/admin-types.ts'
import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import { rankKeyOf } from '@wasla/contract/onboarding/waiting-list.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import { findProfile, findUser } from '../store/find.ts'
import { admit as admitEntry } from '../store/onboarding/waiting-list.ts'
import { setting } from '../store/settings.ts'
import { review } from '../store/verification/reviews.ts'
import { actorOf, adminUserOf, type Admin } from './accounts.ts'
import { writeLine, type AdminStore } from './admin-store.ts'
import { isFound } from './users.ts'

type Paged = { pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined }
export type WaitingListSearch = Paged & { term?: string | null | undefined; role?: ProfileType | null | undefined }

const bonus = bonusFrom(setting)

/** Who waits, in line. */
const inLine = ({ store }: AdminStore) =>
  store.memory.world.waitingList
    .filter(({ admittedAt }) => admittedAt === null)
    .map((entry) => ({ entry, rank: rankKeyOf(entry, bonus) }))
    .toSorted((one, other) => one.rank - other.rank || (one.entry.id < other.entry.id ? -1 : 1))
    .map(({ entry }, at) => ({ entry, position: at + 1 }))

export function waitingList(adminStore: AdminStore, { term, role, pagination }: WaitingListSearch) {
  const { field, descending } = adminSortOf('waitingList', pagination?.sort)
  const { store } = adminStore
  const found = inLine(adminStore).filter(({ entry }) => {
    const user = findUser(store, entry.userId)
    return user && isFound(adminStore, user, term) && (!role || findProfile(store, entry.profileId)?.type === role)
  })
  const key = ({ entry, position }: (typeof found)[number]) => (field === 'joinedAt' ? entry.joinedAt : position)
  const sorted = found.toSorted((one, other) => key(one) - key(other) || (one.entry.id < other.entry.id ? -1 : 1))
  const { count, data } = pageFrom(descending ? sorted.toReversed() : sorted, adminPageOf(pagination))
  return {
    count,
    data: data.map(({ entry, position }): WaitingListRow => {
      const profile = findProfile(store, entry.profileId)
      const links = store.memory.world.socialLinks.filter(({ profileId }) => profileId === entry.profileId)
      return {
        id: entry.id,
        userId: entry.userId,
        mobileNumber: findUser(store, entry.userId)?.mobileNo ?? '',
        position,
        role: profile?.type ?? null,
        followers: links.reduce((sum, { followers }) => sum + followers, 0),
        acceptedInvitations: entry.acceptedInvitations,
        joinedAt: toDateTime(entry.joinedAt),
        name: (profile && mainNameOf(profile)) || null,
      }
    }),
  }
}

function admitAll(adminStore: AdminStore, admin: Admin, ids: readonly string[], asked: unknown): void {
  const { store } = adminStore
  const admitted = store.memory.world.waitingList.filter((entry) => ids.includes(entry.id) && admitEntry(store, entry))
  if (admitted.length === 0) throw new Problem('NO_CHANGES_TO_UPDATE')
  for (const { id } of admitted) {
    const line = { before: { admitted: false }, after: { admitted: true, asked } }
    writeLine(adminStore, { actor: actorOf(admin), action: 'admin.admitted', target: id, ...line })
  }
}

export function admit(adminStore: AdminStore, admin: Admin, input: { entryIds: readonly string[] }): void {
  admitAll(adminStore, admin, accept(admitRules, input).entryIds, 'chosen')
}

export function admitNext(adminStore: AdminStore, admin: Admin, input: { count: number }): void {
  const { count } = accept(admitNextRules, input)
  const first = inLine(adminStore).slice(0, count)
  admitAll(
    adminStore,
    admin,
    first.map(({ entry }) => entry.id),
    { next: count },
  )
}

export type CaseSearch = Paged & {
  kind?: string | null | undefined
  status?: ReviewStatus | null | undefined
  term?: string | null | undefined
  overdue?: boolean | null | undefined
}

const statuses = ['InReview', 'Approved', 'Rejected'] as const
const statusOf = ({ status }: VerificationRecord) => statuses.find((one) => one === status)

function shown(adminStore: AdminStore, admin: Admin, record: VerificationRecord): ReviewCase {
  const { world } = adminStore.store.memory
  const profile = findProfile(adminStore.store, record.profileId)
  const mayRead = adminMay(admin.account.role, 'reviews.papers')
  const registration = world.registrations.find(({ profileId }) => profileId === record.profileId)
  const documents = world.documents
    .filter(({ verificationId }) => verificationId === record.id)
    .toSorted((one, other) => one.position - other.position)
  const reviewer = adminStore.memory.accounts.find(({ id }) => id === adminStore.memory.reviewers.get(record.id))
  const provider =
    record.type === 'IDENTITY'
      ? { reference: record.referenceId }
      : {
          commercialRegistrationNumber: registration?.commercialRegistrationNumber ?? null,
          vatNumber: registration?.vatNumber ?? null,
        }
  return {
    id: record.id,
    kind: record.type,
    status: statusOf(record) ?? 'InReview',
    profileId: record.profileId,
    profileType: profile?.type ?? 'BRAND',
    name: profile ? mainNameOf(profile) : '',
    documents: mayRead ? documents.map(({ id, name, lines }) => ({ name, url: `/files/${id}`, size: 900 + lines.join('').length })) : [],
    provider: mayRead ? provider : null,
    submittedAt: toDateTime(record.createdAt),
    dueAt: toDateTime(record.dueAt ?? record.createdAt),
    reviewedBy: reviewer ? adminUserOf(reviewer) : null,
    reviewedAt: record.reviewedAt === null ? null : toDateTime(record.reviewedAt),
    rejectionReason: record.rejectionReason,
  }
}

/** What waits first, by its due date; then what was decided, the newest first. */
function inOrder(one: VerificationRecord, other: VerificationRecord): number {
  const [waits, alsoWaits] = [one.status === 'InReview', other.status === 'InReview']
  if (waits !== alsoWaits) return waits ? -1 : 1
  const by = waits ? (one.dueAt ?? 0) - (other.dueAt ?? 0) : 0
  return by || (other.reviewedAt ?? 0) - (one.reviewedAt ?? 0) || (one.id < other.id ? -1 : 1)
}

export function reviewCases(adminStore: AdminStore, admin: Admin, { kind, status, term, overdue, pagination }: CaseSearch) {
  adminSortOf('reviewCases', pagination?.sort)
  if (kind && kind !== 'IDENTITY' && kind !== 'BUSINESS') throw invalidInput([{ path: 'kind', rule: 'unknownValue' }])
  const part = (term ?? '').trim().toLowerCase()
  const found = adminStore.store.memory.world.verifications.filter((record) => {
    const profile = findProfile(adminStore.store, record.profileId)
    const names = [profile?.name, profile?.firstName, profile?.lastName, profile?.userName].map((name) => (name ?? '').toLowerCase())
    const isLate = record.status === 'InReview' && (record.dueAt ?? Infinity) < adminStore.now()
    return (
      statusOf(record) !== undefined &&
      (!kind || record.type === kind) &&
      (!status || record.status === status) &&
      (part === '' || names.some((name) => name.includes(part))) &&
      (!overdue || isLate)
    )
  })
  const { count, data } = pageFrom(found.toSorted(inOrder), adminPageOf(pagination))
  return { count, data: data.map((record) => shown(adminStore, admin, record)) }
}

const caseOf = ({ store }: AdminStore, id: string) =>
  store.memory.world.verifications.find((one) => one.id === id && statusOf(one) !== undefined)

export function reviewCase(adminStore: AdminStore, admin: Admin, id: string): ReviewCase {
  const record = caseOf(adminStore, id)
  if (!record) throw new Problem('VERIFICATION_NOT_FOUND')
  return shown(adminStore, admin, record)
}

export function decide(
  adminStore: AdminStore,
  admin: Admin,
  id: string,
  input: { approve: boolean; rejectionReason?: string | null | undefined },
): ReviewCase {
  const { approve, rejectionReason } = accept(reviewRules, input)
  const { before, after } = review(adminStore.store, id, approve ? { approve } : { approve, reason: rejectionReason ?? '' }, actorOf(admin))
  adminStore.memory.reviewers.set(id, admin.account.id)
  writeLine(adminStore, {
    actor: actorOf(admin),
    action: approve ? 'admin.caseApproved' : 'admin.caseRejected',
    target: id,
    before: { status: before.status, profileId: before.profileId },
    after: { status: after.status, rejectionReason: after.rejectionReason },
  })
  return shown(adminStore, admin, after)
}
