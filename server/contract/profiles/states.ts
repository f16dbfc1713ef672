import type { OnboardingStepStatus, ProfileStatus } from './types.ts'

/** Where a profile stands: its status and, while onboarding, the step. */
export type ProfileState = Exclude<ProfileStatus, 'Onboarding'> | `Onboarding/${OnboardingStepStatus}`

export type IndividualEvent =
  | 'accountSetUp'
  | 'waitingListJoined'
  | 'admitted'
  | 'identityApproved'
  | 'identityNeedsReview'
  | 'identityRefused'
  | 'reviewApproved'
  | 'reviewRejected'
  | 'newInquiry'

export type BusinessEvent = 'reviewApproved' | 'reviewRejected' | 'resubmitted'

type Machine<E extends string> = Partial<Record<ProfileState, Partial<Record<E, ProfileState>>>>

/** Networkers and agents (decisions C, first state machine). Suspension and closing stand outside: they lead from anywhere to Inactive and back. */
export const individualMachine: Machine<IndividualEvent> = {
  'Onboarding/SelectAccountType': { accountSetUp: 'Onboarding/ConnectSocialMedia' },
  'Onboarding/ConnectSocialMedia': { waitingListJoined: 'Onboarding/WaitForAdmission' },
  'Onboarding/WaitForAdmission': { admitted: 'IdentityVerifying' },
  IdentityVerifying: { identityApproved: 'Active', identityNeedsReview: 'AdminVerifying', identityRefused: 'Rejected' },
  AdminVerifying: { reviewApproved: 'Active', reviewRejected: 'Rejected' },
  Rejected: { newInquiry: 'IdentityVerifying' },
}

/** Agencies and brands (decisions C, second state machine). */
export const businessMachine: Machine<BusinessEvent> = {
  AdminVerifying: { reviewApproved: 'Active', reviewRejected: 'Rejected' },
  Rejected: { resubmitted: 'AdminVerifying' },
}

/** The state after `event`, or null where the machine knows no such way. */
export const nextState = <E extends string>(machine: Machine<E>, state: ProfileState, event: E): ProfileState | null =>
  machine[state]?.[event] ?? null

/** A new account: its provisional profile answers the questions first (C-05). */
export const firstState: ProfileState = 'Onboarding/SelectAccountType'

export const stateOf = (status: ProfileStatus, step: OnboardingStepStatus | null): ProfileState =>
  status === 'Onboarding' ? `Onboarding/${step ?? 'SelectAccountType'}` : status
