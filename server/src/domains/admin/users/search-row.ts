import { userSortNameOf, userWordsOf } from '@wasla/contract/admin/user-search.ts'
import type { Named } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { profileStatuses, profileTypes, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'

const bitOf = (type: ProfileType, status: ProfileStatus) =>
  2 ** (profileTypes.indexOf(type) * profileStatuses.length + profileStatuses.indexOf(status))

/** The first bit that no pair of type and status uses. It means that one of the user's profiles is in the waiting list. */
export const waitingMark = 2 ** (profileTypes.length * profileStatuses.length)

/** Returns the bits of every pair of type and status that a search accepts. */
export const marksFor = (type: ProfileType | null, status: ProfileStatus | null): number =>
  profileTypes
    .filter((one) => type === null || one === type)
    .flatMap((one) => profileStatuses.filter((other) => status === null || other === status).map((other) => bitOf(one, other)))
    .reduce((sum, bit) => sum + bit, 0)

type SearchedUser = { userId: string } & Pick<UserRecord, 'mobileNo' | 'createdAt' | 'suspendedAt'>
type SearchedProfile = Named & Pick<ProfileRecord, 'type' | 'status' | 'onboardingStep' | 'userName'>

/** Returns the row by which a user is found. */
export function searchRowOf(user: SearchedUser, profiles: readonly SearchedProfile[]) {
  const marks = new Set(profiles.map(({ type, status }) => bitOf(type, status)))
  if (profiles.some((profile) => profile.onboardingStep === 'WaitForAdmission')) marks.add(waitingMark)
  return {
    user_id: user.userId,
    created_at: user.createdAt,
    suspended: user.suspendedAt === null ? (0 as const) : (1 as const),
    marks: [...marks].reduce((sum, bit) => sum + bit, 0),
    sort_name: userSortNameOf(profiles),
    words: userWordsOf(user.mobileNo, profiles),
  }
}
