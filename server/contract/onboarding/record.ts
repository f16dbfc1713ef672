import type { AccountKind, OnboardingGoal, WaitingListTask } from '../generated/user-types.ts'
import { businessTypes, individualTypes, type ProfileType } from '../profiles/types.ts'

export const accountKinds = ['INDIVIDUAL', 'BUSINESS'] as const satisfies readonly AccountKind[]
export const onboardingGoals = [
  'FIND_PROGRAMS',
  'GROW_AUDIENCE',
  'MANAGE_TALENT',
  'PROMOTE_PRODUCTS',
  'OTHER',
] as const satisfies readonly OnboardingGoal[]
export const waitingListTasks = ['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY'] as const satisfies readonly WaitingListTask[]

/** The roles that each kind of account may choose (C-01). */
export const rolesOfKind = { INDIVIDUAL: individualTypes, BUSINESS: businessTypes } as const satisfies Record<
  AccountKind,
  readonly ProfileType[]
>

/**
 * Main goals that each role may choose, in the order in which the form offers them. A brand cannot choose FIND_PROGRAMS, because it earns
 * nothing from programs. Only managers can choose MANAGE_TALENT. The app has different texts for the same goal of different roles.
 */
export const goalsOfRole = {
  INFLUENCER: ['FIND_PROGRAMS', 'GROW_AUDIENCE', 'OTHER'],
  AGENT: ['MANAGE_TALENT', 'FIND_PROGRAMS', 'GROW_AUDIENCE', 'OTHER'],
  AGENCY: ['MANAGE_TALENT', 'PROMOTE_PRODUCTS', 'FIND_PROGRAMS', 'OTHER'],
  BRAND: ['PROMOTE_PRODUCTS', 'GROW_AUDIENCE', 'OTHER'],
} as const satisfies Record<ProfileType, readonly OnboardingGoal[]>

/** Returns whether a role may choose a goal. */
export const isGoalOf = (role: ProfileType, goal: OnboardingGoal) => goalsOfRole[role].some((one: OnboardingGoal) => one === goal)

/** The answers of a user before the account is set up (C-01). There is one row per user, with the last answers. */
export type OnboardingAnswersRecord = {
  userId: string
  accountKind: AccountKind
  role: ProfileType
  countryId: string
  interestIds: readonly string[]
  goal: OnboardingGoal | null
  answeredAt: number
}

/** An entry in the waiting list. Times are in milliseconds. */
export type WaitingListRecord = {
  id: string
  userId: string
  profileId: string
  joinedAt: number
  admittedAt: number | null
  /** Number of friends who signed up with this person's code. */
  acceptedInvitations: number
  /** Whether this person signed up with a friend's code. If so, both this person and the friend move up (J-04). */
  wasInvited: boolean
  doneTasks: readonly WaitingListTask[]
}
