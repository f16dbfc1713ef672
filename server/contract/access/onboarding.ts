import { individualTypes } from '../profiles/types.ts'
import { members, membersOnly } from './rule.ts'

export const onboardingAccess = {
  submitOnboardingAnswers: membersOnly({ types: individualTypes, states: ['Onboarding/SelectAccountType'] }),
  setUpIndividualAccount: members,
  myWaitingListEntry: members,
  // Whoever has been in the list is shown their entry, whatever has become of them since.
  joinWaitingList: membersOnly({ types: individualTypes }),
  completeWaitingListTask: membersOnly({ types: individualTypes }),
} as const
