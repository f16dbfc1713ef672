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
  // Who is in the list may; its entry says so, and stays when one is admitted while the page is still open.
  completeWaitingListTask: membersOnly({ types: individualTypes }),
} as const
