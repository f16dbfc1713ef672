import { forMembers, type UserRow } from './user-rows.ts'

export const joiningAccess: readonly UserRow[] = [
  forMembers('query', 'myWaitingListEntry { id }'),
  forMembers('query', 'myFriendInvitations { count }'),
  forMembers('query', 'mySocialLinks { id }'),
  forMembers(
    'mutation',
    'submitOnboardingAnswers(onboardingAnswersInput: { accountKind: INDIVIDUAL, role: INFLUENCER, countryId: "SA" }) { type }',
  ),
  forMembers(
    'mutation',
    'setUpIndividualAccount(setUpIndividualAccountInput: { firstName: "", lastName: "", gender: male, date_of_birth: "1990-01-01" }) { type }',
  ),
  forMembers('mutation', 'joinWaitingList { id }'),
  forMembers('mutation', 'completeWaitingListTask(task: JOIN_COMMUNITY) { id }'),
  forMembers('mutation', 'inviteFriend(inviteFriendInput: { countryId: "SA", mobileNumber: "" }) { id }'),
  forMembers('mutation', 'connectSocialAccount(connectSocialAccountInput: { platform: INSTAGRAM, redirectUri: "" }) { state }'),
  forMembers(
    'mutation',
    'completeSocialConnection(completeSocialConnectionInput: { platform: INSTAGRAM, code: "none", state: "none" }) { id }',
  ),
  forMembers('mutation', 'removeSocialLink(id: "none") { id }'),
]
