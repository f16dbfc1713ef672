import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

export const onboardingAccess = {
  submitOnboardingAnswers: membersOnly({ types: individualTypes, states: ['Onboarding/SelectAccountType'] }),
  setUpIndividualAccount: members,
  myWaitingListEntry: members,
  // Who has not set up an account or connected one hears what is missing.
  joinWaitingList: membersOnly({
    types: individualTypes,
    states: ['Onboarding/SelectAccountType', 'Onboarding/ConnectSocialMedia', 'Onboarding/WaitForAdmission'],
  }),
  completeWaitingListTask: membersOnly({ types: individualTypes, states: ['Onboarding/WaitForAdmission'] }),
} as const
