import { isBusiness, type OnboardingStepStatus, type ProfileStatus, type ProfileType } from './types.ts'

/** The state of a profile: its status and, while onboarding, the step. */
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
 * Everything that can happen to a profile. `identityRefused` is the third refused inquiry; the first two change no state, so that the
 * person can try again (F-13). `identityApproved` requires a connected account. `nameLost` follows a suspension during which another
 * business took the name (Y-19).
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
export type IndividualEvent = Exclude<ProfileEvent, 'resubmitted' | 'nameLost'>
export type BusinessEvent = Extract<
  ProfileEvent,
  'reviewApproved' | 'reviewRejected' | 'resubmitted' | 'suspended' | 'closed' | 'reinstated' | 'nameLost'
>

/** The state after an event, or `previous`, the state before the profile became inactive. */
export type Target = ProfileState | 'previous'

export type Machine = Readonly<Partial<Record<ProfileState, Readonly<Partial<Record<ProfileEvent, Target>>>>>>

/** Transitions that an admin may cause for any profile in any state. */
const stopped = { suspended: 'Inactive', closed: 'Inactive' } as const

/** Networkers and agents (decisions C, first state machine). */
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

/** Agencies and brands (decisions C, second state machine). */
export const businessMachine: Machine = {
  AdminVerifying: { reviewApproved: 'Active', reviewRejected: 'Rejected', ...stopped },
  Active: { nameLost: 'Rejected', ...stopped },
  Rejected: { resubmitted: 'AdminVerifying', ...stopped },
  Inactive: { reinstated: 'previous' },
}

export const machineOf = (type: ProfileType): Machine => (isBusiness(type) ? businessMachine : individualMachine)

/**
 * Returns the state after `event`, or null if the state does not allow it. `previous` is the state before the profile became inactive;
 * without it no event leaves Inactive.
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

/** The state of a new account: its provisional profile answers the questions first (C-05). */
export const firstState: ProfileState = 'Onboarding/SelectAccountType'

export const stateOf = (status: ProfileStatus, step: OnboardingStepStatus | null): ProfileState =>
  status === 'Onboarding' ? `Onboarding/${step ?? 'SelectAccountType'}` : status

const stepsOfState: Readonly<Record<`Onboarding/${OnboardingStepStatus}`, OnboardingStepStatus>> = {
  'Onboarding/SelectAccountType': 'SelectAccountType',
  'Onboarding/ConnectSocialMedia': 'ConnectSocialMedia',
  'Onboarding/WaitForAdmission': 'WaitForAdmission',
}
const isOnboarding = (state: ProfileState): state is keyof typeof stepsOfState => Object.hasOwn(stepsOfState, state)

/** Returns the two values in which a state is stored and sent. */
export const partsOf = (state: ProfileState): { status: ProfileStatus; onboardingStep: OnboardingStepStatus | null } =>
  isOnboarding(state) ? { status: 'Onboarding', onboardingStep: stepsOfState[state] } : { status: state, onboardingStep: null }

export const isProfileState = (value: unknown): value is ProfileState => profileStates.some((state) => state === value)

/** The data that a transition writes: the new state as its two stored values, and the state to which an inactive profile returns. */
export type Move = {
  from: ProfileState
  to: ProfileState
  status: ProfileStatus
  onboardingStep: OnboardingStepStatus | null
  previousState: ProfileState | null
}

/**
 * Returns the transition of a profile by an event; null if the machine of its type has none. `previousState` is its state before it became
 * inactive.
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
