import { isBusiness, type OnboardingStepStatus, type ProfileStatus, type ProfileType } from './types.ts'

/** State of a profile: its status, and its onboarding step if it has one. */
export type ProfileState = Exclude<ProfileStatus, 'Onboarding'> | `Onboarding/${OnboardingStepStatus}`

export const profileStates = [
  'Onboarding/SelectAccountType',
  'Onboarding/ConnectSocialMedia',
  'Onboarding/WaitForAdmission',
  'IdentityVerifying',
  'AdminVerifying',
  'Active',
  'Rejected',
  'Inactive',
] as const satisfies readonly ProfileState[]

/**
 * Events that can change the state of a profile. `identityRefused` is the third refused inquiry: the first two do not change the state, so
 * that the person can try again (F-13). `identityApproved` requires a connected account. `nameLost`: another business took the name during
 * a suspension (Y-19).
 */
export const profileEvents = [
  'accountSetUp',
  'waitingListJoined',
  'admitted',
  'identityApproved',
  'identityNeedsReview',
  'identityRefused',
  'reviewApproved',
  'reviewRejected',
  'newInquiry',
  'resubmitted',
  'suspended',
  'closed',
  'reinstated',
  'nameLost',
] as const
export type ProfileEvent = (typeof profileEvents)[number]

/** The state after an event. `previous` is the state that the profile had before it became inactive. */
type Target = ProfileState | 'previous'

export type Machine = Readonly<Partial<Record<ProfileState, Readonly<Partial<Record<ProfileEvent, Target>>>>>>

/** Transitions of every state except Inactive: the account was suspended or closed. */
const stopped = { suspended: 'Inactive', closed: 'Inactive' } as const

/** State machine of networkers and agents (the first in decisions C). */
export const individualMachine: Machine = {
  'Onboarding/SelectAccountType': { accountSetUp: 'Onboarding/ConnectSocialMedia', ...stopped },
  'Onboarding/ConnectSocialMedia': { waitingListJoined: 'Onboarding/WaitForAdmission', ...stopped },
  'Onboarding/WaitForAdmission': { admitted: 'IdentityVerifying', ...stopped },
  IdentityVerifying: {
    identityApproved: 'Active',
    identityNeedsReview: 'AdminVerifying',
    identityRefused: 'Rejected',
    ...stopped,
  },
  AdminVerifying: { reviewApproved: 'Active', reviewRejected: 'Rejected', ...stopped },
  Active: stopped,
  Rejected: { newInquiry: 'IdentityVerifying', ...stopped },
  Inactive: { reinstated: 'previous' },
}

/** State machine of agencies and brands (the second in decisions C). */
export const businessMachine: Machine = {
  AdminVerifying: { reviewApproved: 'Active', reviewRejected: 'Rejected', ...stopped },
  Active: { nameLost: 'Rejected', ...stopped },
  Rejected: { resubmitted: 'AdminVerifying', ...stopped },
  Inactive: { reinstated: 'previous' },
}

export const machineOf = (type: ProfileType): Machine => (isBusiness(type) ? businessMachine : individualMachine)

/**
 * Returns the state after `event`; null if the state does not allow the event. `previous` is the state before the profile became inactive.
 * Without `previous`, no event leaves Inactive.
 */
export function nextState(
  machine: Machine,
  state: ProfileState,
  event: ProfileEvent,
  previous: ProfileState | null = null,
): ProfileState | null {
  const target = machine[state]?.[event] ?? null
  return target === 'previous' ? previous : target
}

/** The first state of a person's profile. In this state the user answers the questions (C-05). */
export const firstState: ProfileState = 'Onboarding/SelectAccountType'

export const stateOf = (status: ProfileStatus, step: OnboardingStepStatus | null): ProfileState =>
  status === 'Onboarding' ? `Onboarding/${step ?? 'SelectAccountType'}` : status

const stepsOfState: Readonly<Record<`Onboarding/${OnboardingStepStatus}`, OnboardingStepStatus>> = {
  'Onboarding/SelectAccountType': 'SelectAccountType',
  'Onboarding/ConnectSocialMedia': 'ConnectSocialMedia',
  'Onboarding/WaitForAdmission': 'WaitForAdmission',
}
const isOnboarding = (state: ProfileState): state is keyof typeof stepsOfState => Object.hasOwn(stepsOfState, state)

/** Returns the two values by which a state is stored and sent. */
export const partsOf = (state: ProfileState): { status: ProfileStatus; onboardingStep: OnboardingStepStatus | null } =>
  isOnboarding(state) ? { status: 'Onboarding', onboardingStep: stepsOfState[state] } : { status: state, onboardingStep: null }

export const isProfileState = (value: unknown): value is ProfileState => profileStates.some((state) => state === value)

/**
 * A transition to save. `status` and `onboardingStep` are the stored values of `to`. `previousState` is the state to which an inactive
 * profile returns; null if the profile does not become inactive.
 */
export type Move = {
  from: ProfileState
  to: ProfileState
  status: ProfileStatus
  onboardingStep: OnboardingStepStatus | null
  previousState: ProfileState | null
}

/**
 * Returns the transition of a profile by an event; null if the state machine of its type allows none. `previousState` is the state before
 * the profile became inactive.
 */
export function decideMove(
  profile: { type: ProfileType; status: ProfileStatus; onboardingStep: OnboardingStepStatus | null },
  event: ProfileEvent,
  previousState: ProfileState | null = null,
): Move | null {
  const from = stateOf(profile.status, profile.onboardingStep)
  const to = nextState(machineOf(profile.type), from, event, previousState)
  return to === null ? null : { from, to, ...partsOf(to), previousState: to === 'Inactive' ? from : null }
}
