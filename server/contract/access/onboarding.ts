import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

export const onboardingAccess = {
  submitOnboardingAnswers: membersOnly({ types: individualTypes, states: ['Onboarding/SelectAccountType'] }),
  setUpIndividualAccount: members,
  myWaitingListEntry: members,
  // No state is required: a profile that has left the waiting list can still read its entry.
  joinWaitingList: membersOnly({ types: individualTypes }),
  completeWaitingListTask: membersOnly({ types: individualTypes }),
} as const
