import type { WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import type { OnboardingAnswersRecord, WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import type { FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import { at, hour, minute, worldNow } from './clock.ts'
import { idOf } from './ids.ts'
import { DANA, NOURA, REEM } from './networkers.ts'
import type { Member } from './member.ts'
import { queue } from './queue.ts'
import { randomFor } from './random.ts'
import { ANSWERED, BANDAR, BRAND_TO_BE, GHADA, HAYA } from './unfinished.ts'

type Place = { invited?: number; tasks?: readonly WaitingListTask[]; admitted?: number }

/** Returns a waiting-list entry that joined two hours after its profile was created. */
function placeOf({ user, profile }: Member, { invited = 0, tasks = [], admitted }: Place = {}): WaitingListRecord {
  const joinedAt = profile.createdAt + 2 * hour
  return {
    id: idOf(`waiting:${profile.id}`, joinedAt),
    userId: user.id,
    profileId: profile.id,
    joinedAt,
    admittedAt: admitted ?? null,
    acceptedInvitations: invited,
    wasInvited: user.invitedBy !== null,
    doneTasks: [...tasks],
  }
}

const both: readonly WaitingListTask[] = ['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY']

function whatTheyDid({ profile }: Member): Place {
  const random = randomFor(`waiting:${profile.id}`)
  return { invited: [0, 0, 0, 1, 1, 2, 4][random.between(0, 6)] ?? 0, tasks: random.some(both, random.between(0, 2)) }
}

/** Forty people who wait, and Dana, who was admitted today. */
export const waitingList: readonly WaitingListRecord[] = [
  ...queue.map((member) => placeOf(member, whatTheyDid(member))),
  placeOf(BANDAR, { invited: 2, tasks: ['FOLLOW_MICROBLOG'] }),
  placeOf(GHADA, { tasks: ['JOIN_COMMUNITY'] }),
  placeOf(DANA, { admitted: worldNow - 3 * hour }),
]

/** Answers of people who are still onboarding. Answers of all other people no longer have an effect. */
export const onboardingAnswers: readonly OnboardingAnswersRecord[] = [
  {
    userId: ANSWERED.user.id,
    accountKind: 'INDIVIDUAL',
    role: 'INFLUENCER',
    countryId: 'SA',
    interestIds: ANSWERED.interests,
    goal: 'GROW_AUDIENCE',
    answeredAt: worldNow - 20 * minute,
  },
  {
    userId: BRAND_TO_BE.user.id,
    accountKind: 'BUSINESS',
    role: 'BRAND',
    countryId: 'SA',
    interestIds: BRAND_TO_BE.interests,
    goal: 'PROMOTE_PRODUCTS',
    answeredAt: worldNow - 15 * minute,
  },
  {
    userId: HAYA.user.id,
    accountKind: 'INDIVIDUAL',
    role: 'INFLUENCER',
    countryId: 'SA',
    interestIds: HAYA.interests,
    goal: 'FIND_PROGRAMS',
    answeredAt: HAYA.profile.createdAt + hour,
  },
]

const invitation = (inviter: Member, mobileNo: string, status: FriendInvitationRecord['status'], sent: string): FriendInvitationRecord => ({
  id: idOf(`invitation:${inviter.profile.id}:${mobileNo}`, at(sent)),
  inviterId: inviter.user.id,
  mobileNo,
  status,
  createdAt: at(sent),
})

export const friendInvitations: readonly FriendInvitationRecord[] = [
  invitation(NOURA, '+966580000101', 'Accepted', '2025-10-02T10:00'),
  invitation(NOURA, '+966580000102', 'Pending', '2025-11-08T14:30'),
  invitation(NOURA, '+971580000103', 'Pending', '2025-11-16T09:10'),
  invitation(BANDAR, '+966580000104', 'Accepted', '2025-11-13T12:00'),
  invitation(BANDAR, '+966580000105', 'Accepted', '2025-11-14T12:00'),
  invitation(BANDAR, '+966580000106', 'Pending', '2025-11-17T20:05'),
  ...Array.from({ length: 12 }, (_, index) =>
    invitation(REEM, `+9665800002${String(index + 10)}`, index % 4 === 0 ? 'Accepted' : 'Pending', `2025-10-${String(index + 10)}T11:00`),
  ),
]
