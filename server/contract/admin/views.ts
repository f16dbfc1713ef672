import type {
  AdminUser,
  ReviewApplicant,
  ReviewAttempt,
  ReviewCase,
  ReviewDocument,
  UserGroup,
  UserRow,
  WaitingListRow,
} from '../generated/admin-types.ts'
import { groupedNumber } from '../licences/number.ts'
import { isPlatform, platformNames } from '../social/platform-names.ts'
import type { LicenceFacts } from '../verification/licence-facts.ts'
import type { GroupMemberRecord, GroupRecord } from '../groups/record.ts'
import type { WaitingListRecord } from '../onboarding/record.ts'
import { toDateTime } from '../profiles/fields.ts'
import { mainNameOf, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { isBusiness, type ProfileType } from '../profiles/types.ts'
import type { UserRecord } from '../session/record.ts'
import type { VerificationRecord } from '../verification/record.ts'
import { adminMay } from './policy.ts'
import { caseStatusOf } from './queues.ts'
import type { AdminAccountRecord } from './record.ts'
import type { ProfileSummary } from './profile-summary.ts'
import type { AdminRole } from './roles.ts'

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns an `AdminUser`. */
export const adminUserOf = ({
  id,
  email,
  name,
  role,
  hasTotp,
  disabledAt,
  lastSeenAt,
  invitedBy,
  restsUntil,
}: AdminAccountRecord): AdminUser => ({
  id,
  email,
  name,
  role,
  hasTotp,
  isDisabled: disabledAt !== null,
  lastSeenAt: orNull(lastSeenAt),
  invitedById: invitedBy,
  restsUntil: orNull(restsUntil),
})

type Summarized = Named & Pick<ProfileRecord, 'id' | 'type' | 'status' | 'userName' | 'label' | 'isActiveMembership'>

const summaryOf = (profile: Summarized): ProfileSummary => ({
  id: profile.id,
  type: profile.type,
  status: profile.status,
  name: mainNameOf(profile),
  userName: profile.userName,
  label: profile.label,
  isActiveMembership: profile.isActiveMembership,
})

type RowUser = Pick<UserRecord, 'id' | 'mobileNo' | 'createdAt' | 'suspendedAt' | 'closedAt' | 'lastSignInAt'>

/** Returns a `UserGroup`: a user's membership in a group. */
export const userGroupOf = (
  { id, name, userName }: Pick<GroupRecord, 'id' | 'name' | 'userName'>,
  role: GroupMemberRecord['role'],
): UserGroup => ({
  id,
  name,
  userName,
  role,
})

type RowParts = { profiles: readonly Summarized[]; groups: readonly UserGroup[]; lastUsedAt: number | null }

/**
 * Returns a `UserRow`. `profiles` are the user's own, oldest first; `groups` are the memberships of all these profiles, the earliest first;
 * `lastUsedAt` is the last use of any of the user's sessions.
 */
export function userRowOf(user: RowUser, { profiles, groups, lastUsedAt }: RowParts): UserRow {
  const summaries = profiles.map(summaryOf)
  const lastSeenAt = Math.max(user.lastSignInAt ?? 0, lastUsedAt ?? 0)
  return {
    id: user.id,
    mobileNumber: user.mobileNo,
    name: summaries.find(({ name }) => name !== '')?.name ?? null,
    profiles: summaries,
    groups: [...groups],
    isSuspended: user.suspendedAt !== null,
    suspendedAt: orNull(user.suspendedAt),
    closedAt: orNull(user.closedAt),
    createdAt: toDateTime(user.createdAt),
    lastSeenAt: lastSeenAt === 0 ? null : toDateTime(lastSeenAt),
  }
}

type Waiting = {
  entry: Pick<WaitingListRecord, 'id' | 'userId' | 'joinedAt' | 'acceptedInvitations'>
  profile: (Named & Pick<ProfileRecord, 'type'>) | null
  mobileNo: string
  followers: number
  position: number
}

/** Returns a `WaitingListRow`. */
export const waitingListRowOf = ({ entry, profile, mobileNo, followers, position }: Waiting): WaitingListRow => ({
  id: entry.id,
  userId: entry.userId,
  mobileNumber: mobileNo,
  position,
  role: profile?.type ?? null,
  followers,
  acceptedInvitations: entry.acceptedInvitations,
  joinedAt: toDateTime(entry.joinedAt),
  name: (profile && mainNameOf(profile)) || null,
})

type Applicant = Named & Pick<ProfileRecord, 'type' | 'userName' | 'bio' | 'countryId'>
type ApplicantUser = Pick<UserRecord, 'id' | 'language' | 'mobileNo' | 'createdAt'>

/**
 * Returns a `ReviewApplicant`. The owner of a business is the user's oldest profile that is not a business; `profiles` lists the oldest
 * first.
 */
export function reviewApplicantOf(
  profile: Applicant,
  user: ApplicantUser,
  profiles: readonly (Named & Pick<ProfileRecord, 'type'>)[],
): ReviewApplicant {
  const person = isBusiness(profile.type) ? profiles.find(({ type }) => !isBusiness(type)) : undefined
  return {
    userId: user.id,
    userName: profile.userName,
    language: user.language,
    nameInOtherScript: profile.nameInOtherScript,
    owner: (person && mainNameOf(person)) || null,
    bio: profile.bio,
    countryId: profile.countryId,
    mobileNumber: user.mobileNo,
    registeredAt: toDateTime(user.createdAt),
  }
}

type Attempt = Pick<VerificationRecord, 'id' | 'status' | 'createdAt' | 'reviewedAt' | 'rejectionReason'>

/** Returns `ReviewAttempt`s, newest first: the checks that a reviewer has decided or can decide. `by` returns the name of the reviewer. */
export const reviewAttemptsOf = (checks: readonly Attempt[], by: (id: string) => string | null): ReviewAttempt[] =>
  checks
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
    .flatMap((check) => {
      const status = caseStatusOf(check)
      if (!status) return []
      const { id, createdAt, reviewedAt, rejectionReason } = check
      return [{ id, status, submittedAt: toDateTime(createdAt), reviewedAt: orNull(reviewedAt), reviewedBy: by(id), rejectionReason }]
    })

type Reviewed = {
  check: VerificationRecord
  profileType: ProfileType
  name: string
  documents: readonly ReviewDocument[]
  registration: { commercialRegistrationNumber: string | null; vatNumber: string | null }
  /** For a case about a licence. */
  licence: LicenceFacts | null
  reviewer: AdminAccountRecord | null
  /** Additional data for the page of one case. */
  details?: { readonly applicant: ReviewApplicant | null; readonly earlier: readonly ReviewAttempt[] }
}

const nameOfPlatform = (platform: string) => (isPlatform(platform) ? platformNames[platform].en : platform)

/** The facts of a licence as the page of a case names them: texts, so that a reviewer can compare them with the document. */
const licenceText = (licence: LicenceFacts | null) =>
  licence && {
    licenceNumber: groupedNumber(licence.number),
    licenceExpires: licence.expiresOn,
    licenceAccounts: licence.accounts.map(({ platform, userName }) => `${nameOfPlatform(platform)} @${userName}`).join(', '),
  }

/** Returns a `ReviewCase` for a role: documents, `provider` and `applicant` are for reviewers and super admins only. */
export function reviewCaseOf(
  { check, profileType, name, documents, registration, licence, reviewer, details }: Reviewed,
  role: AdminRole,
): ReviewCase {
  const mayRead = adminMay(role, 'reviews.documents')
  const provider =
    check.type === 'IDENTITY' ? { reference: check.referenceId } : check.type === 'LICENCE' ? licenceText(licence) : registration
  return {
    id: check.id,
    kind: check.type,
    status: caseStatusOf(check) ?? 'InReview',
    profileId: check.profileId,
    profileType,
    name,
    documents: mayRead ? [...documents] : [],
    provider: mayRead ? provider : null,
    submittedAt: toDateTime(check.createdAt),
    dueAt: toDateTime(check.dueAt ?? check.createdAt),
    reviewedBy: reviewer ? adminUserOf(reviewer) : null,
    reviewedAt: orNull(check.reviewedAt),
    rejectionReason: check.rejectionReason,
    applicant: mayRead ? (details?.applicant ?? null) : null,
    earlier: [...(details?.earlier ?? [])],
  }
}
