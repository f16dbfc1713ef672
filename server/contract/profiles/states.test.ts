import { describe, expect, it } from 'vitest'
import {
  businessMachine,
  individualMachine,
  nextState,
  stateOf,
  type BusinessEvent,
  type IndividualEvent,
  type ProfileState,
} from './states.ts'

const states: ProfileState[] = [
  'Onboarding/SelectAccountType',
  'Onboarding/ConnectSocialMedia',
  'Onboarding/WaitForAdmission',
  'IdentityVerifying',
  'AdminVerifying',
  'Active',
  'Rejected',
  'Inactive',
]
const personEvents: IndividualEvent[] = [
  'accountSetUp',
  'waitingListJoined',
  'admitted',
  'identityApproved',
  'identityNeedsReview',
  'identityRefused',
  'reviewApproved',
  'reviewRejected',
  'newInquiry',
]
const businessEvents: BusinessEvent[] = ['reviewApproved', 'reviewRejected', 'resubmitted']

const legalForPeople = new Map<string, ProfileState>([
  ['Onboarding/SelectAccountType accountSetUp', 'Onboarding/ConnectSocialMedia'],
  ['Onboarding/ConnectSocialMedia waitingListJoined', 'Onboarding/WaitForAdmission'],
  ['Onboarding/WaitForAdmission admitted', 'IdentityVerifying'],
  ['IdentityVerifying identityApproved', 'Active'],
  ['IdentityVerifying identityNeedsReview', 'AdminVerifying'],
  ['IdentityVerifying identityRefused', 'Rejected'],
  ['AdminVerifying reviewApproved', 'Active'],
  ['AdminVerifying reviewRejected', 'Rejected'],
  ['Rejected newInquiry', 'IdentityVerifying'],
])
const legalForBusinesses = new Map<string, ProfileState>([
  ['AdminVerifying reviewApproved', 'Active'],
  ['AdminVerifying reviewRejected', 'Rejected'],
  ['Rejected resubmitted', 'AdminVerifying'],
])

describe('where a person’s profile may go', () => {
  for (const state of states)
    for (const event of personEvents)
      it(`${state} on ${event}`, () =>
        expect(nextState(individualMachine, state, event)).toBe(legalForPeople.get(`${state} ${event}`) ?? null))
})

describe('where a business’s profile may go', () => {
  for (const state of states)
    for (const event of businessEvents)
      it(`${state} on ${event}`, () =>
        expect(nextState(businessMachine, state, event)).toBe(legalForBusinesses.get(`${state} ${event}`) ?? null))
})

it('takes an onboarding profile without a step as one that has not begun', () =>
  expect(stateOf('Onboarding', null)).toBe('Onboarding/SelectAccountType'))
