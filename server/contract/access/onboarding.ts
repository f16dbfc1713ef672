import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

export const onboardingAccess = {
  submitOnboardingAnswers: membersOnly({ types: individualTypes, states: ['Onboarding/SelectAccountType'] }),
  setUpIndividualAccount: members,
  myWaitingListEntry: members,
  // A profile that was once in the list still sees its entry, whatever its state is now.
  joinWaitingList: membersOnly({ types: individualTypes }),
  completeWaitingListTask: membersOnly({ types: individualTypes }),
} as const
