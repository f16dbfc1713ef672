import { allBut, each, forMembers, openToAll, type UserRow } from './user-rows.ts'

export const managedAccountsCalls: readonly UserRow[] = [
  forMembers('query', 'myManagedAccounts { count }'),
  forMembers('query', 'managedAccountOverview(id: "none") { account { id } }'),
  forMembers('query', 'myManagers { id }'),
  openToAll('query', 'publicManagedAccounts(profileId: "none", profileType: AGENT) { count }'),
  // Only agents and agencies with a public page may invite (D-20).
  forMembers(
    'mutation',
    'inviteManagedAccount(profileId: "none") { id }',
    each(allBut('agent', 'agency', 'agencyUnderReview'), 'UNAUTHORIZED_UPDATING'),
  ),
  forMembers('mutation', 'updateManagedAccount(id: "none", status: Accepted) { id }'),
  forMembers('mutation', 'removeManagedAccount(id: "none") { id }'),
  forMembers('query', 'splits(managedAccountId: "none") { side }'),
  forMembers('mutation', 'proposeSplit(proposeSplitInput: { managedAccountId: "none", percent: 10, startsOn: "2026-01-01" }) { id }'),
  forMembers('mutation', 'answerSplit(id: "none", accepts: true) { id }'),
  forMembers('mutation', 'endSplit(id: "none") { id }'),
]
