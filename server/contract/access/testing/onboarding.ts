import { allBut, decidingItself, each, forMembers, type UserRow } from './user-rows.ts'

export const onboardingCalls: readonly UserRow[] = [
  forMembers('query', 'myWaitingListEntry { id }'),
  forMembers('query', 'myFriendInvitations { count }'),
  forMembers('query', 'mySocialLinks { id }'),
  forMembers(
    'mutation',
    'submitOnboardingAnswers(onboardingAnswersInput: { accountKind: INDIVIDUAL, role: INFLUENCER, countryId: "SA" }) { type }',
    each(allBut('newcomer'), 'UNAUTHORIZED_UPDATING'),
  ),
  forMembers(
    'mutation',
    'setUpIndividualAccount(setUpIndividualAccountInput: { firstName: "", lastName: "", gender: male, date_of_birth: "1990-01-01" }) { type }',
  ),
  decidingItself(
    forMembers('mutation', 'joinWaitingList { id }', each(allBut('newcomer', 'connecting', 'waiting'), 'UNAUTHORIZED_UPDATING')),
  ),
  decidingItself(
    forMembers('mutation', 'completeWaitingListTask(task: JOIN_COMMUNITY) { id }', each(allBut('waiting'), 'UNAUTHORIZED_UPDATING')),
  ),
  forMembers('mutation', 'inviteFriend(inviteFriendInput: { countryId: "SA", mobileNumber: "" }) { id }'),
  forMembers('mutation', 'connectSocialAccount(connectSocialAccountInput: { platform: INSTAGRAM, redirectUri: "" }) { state }'),
  forMembers(
    'mutation',
    'completeSocialConnection(completeSocialConnectionInput: { platform: INSTAGRAM, code: "none", state: "none" }) { id }',
  ),
  forMembers('mutation', 'removeSocialLink(id: "none") { id }'),
]
