import { managerTypes } from '../managed-accounts/policy.ts'
import { publicStatuses } from '../profiles/visibility.ts'
import { anyone, members, membersOnly } from './rule.ts'

export const managedAccountsAccess = {
  myManagedAccounts: members,
  managedAccountOverview: members,
  myManagers: members,
  publicManagedAccounts: anyone,
  // Only agents and agencies with a public page may invite (D-20).
  inviteManagedAccount: membersOnly({ types: managerTypes, states: publicStatuses }),
  updateManagedAccount: members,
  removeManagedAccount: members,
  // Only the two sides of an accepted managed account see and change its splits; the decision of each field checks that.
  splits: members,
  proposeSplit: members,
  answerSplit: members,
  endSplit: members,
} as const
