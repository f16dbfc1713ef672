import { describe, expect, it } from 'vitest'
import {
  businessMachine,
  individualMachine,
  isProfileState,
  machineOf,
  nextState,
  partsOf,
  profileEvents,
  profileStates,
  stateOf,
  type ProfileState,
} from './states.ts'

/** The transitions in the diagrams of decisions C, written a second time as a list. */
const people = new Map<string, ProfileState>([
  ['Onboarding/SelectAccountType accountSetUp', 'Onboarding/ConnectSocialMedia'],
  ['Onboarding/ConnectSocialMedia waitingListJoined', 'Onboarding/WaitForAdmission'],
  ['Onboarding/WaitForAdmission admitted', 'IdentityVerifying'],
  ['IdentityVerifying identityApproved', 'Active'],
  ['IdentityVerifying identityNeedsReview', 'AdminVerifying'],
  ['IdentityVerifying identityRefused', 'Rejected'],
  ['AdminVerifying reviewApproved', 'Active'],
  ['AdminVerifying reviewRejected', 'Rejected'],
  ['Rejected newInquiry', 'IdentityVerifying'],
  ['Inactive reinstated', 'AdminVerifying'],
])
const businesses = new Map<string, ProfileState>([
  ['AdminVerifying reviewApproved', 'Active'],
  ['AdminVerifying reviewRejected', 'Rejected'],
  ['Rejected resubmitted', 'AdminVerifying'],
  ['Active nameLost', 'Rejected'],
  ['Inactive reinstated', 'AdminVerifying'],
])
for (const state of profileStates)
  for (const event of ['suspended', 'closed']) {
    if (state !== 'Inactive') people.set(`${state} ${event}`, 'Inactive')
    if (['AdminVerifying', 'Active', 'Rejected'].includes(state)) businesses.set(`${state} ${event}`, 'Inactive')
  }

describe.each([
  ['a person', individualMachine, people],
  ['a business', businessMachine, businesses],
] as const)('transitions of the profile of %s', (_, machine, arrows) => {
  for (const state of profileStates)
    for (const event of profileEvents)
      it(`${state} changes as the list says on the event ${event}`, () =>
        expect(nextState(machine, state, event, 'AdminVerifying')).toBe(arrows.get(`${state} ${event}`) ?? null))
})

it('machineOf returns the state machine of the profile type', () => {
  expect([machineOf('INFLUENCER'), machineOf('AGENT')]).toEqual([individualMachine, individualMachine])
  expect([machineOf('AGENCY'), machineOf('BRAND')]).toEqual([businessMachine, businessMachine])
})

it('nextState returns a state after Inactive only if the previous state is known', () => {
  expect(nextState(individualMachine, 'Inactive', 'reinstated')).toBeNull()
  for (const before of profileStates) expect(nextState(individualMachine, 'Inactive', 'reinstated', before)).toBe(before)
})

it('stateOf returns the first state for an onboarding profile without a step', () =>
  expect(stateOf('Onboarding', null)).toBe('Onboarding/SelectAccountType'))

it.each(profileStates)('partsOf splits %s into status and step, and stateOf joins them again', (state) => {
  const { status, onboardingStep } = partsOf(state)
  expect(stateOf(status, onboardingStep)).toBe(state)
  expect(isProfileState(state)).toBe(true)
})

it('isProfileState rejects any other text', () => expect(isProfileState('Onboarding')).toBe(false))
