import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { findUser } from '../find.ts'
import { setUpAccount, submitAnswers } from '../onboarding/account.ts'
import { inviteFriend, invitationsOf } from '../invites/invites.ts'
import { completeTask, join, myEntry } from '../onboarding/waiting-list.ts'

/** Returns the current `ActiveProfile`. */
export function activeProfile(context: MockContext) {
  const profile = requireProfile(context)
  const language = findUser(context.store, profile.userId)?.language ?? context.language
  return { type: profile.type, profile: { ...profile, language } }
}

/** Resolvers of the onboarding questions, the waiting list and invitations. */
export const onboardingResolvers: Resolvers<MockContext> = {
  Query: {
    myWaitingListEntry: (_parent, _args, context) => myEntry(context.store, requireViewer(context).profileId),
    myFriendInvitations: (_parent, { pagination }, context) => invitationsOf(context.store, requireViewer(context).userId, pagination),
  },
  Mutation: {
    submitOnboardingAnswers(_parent, { onboardingAnswersInput }, context) {
      submitAnswers(context.store, requireProfile(context), onboardingAnswersInput)
      return activeProfile(context)
    },
    setUpIndividualAccount(_parent, { setUpIndividualAccountInput }, context) {
      setUpAccount(context.store, requireProfile(context), setUpIndividualAccountInput)
      return activeProfile(context)
    },
    joinWaitingList: (_parent, _args, context) => join(context.store, requireProfile(context)),
    completeWaitingListTask: (_parent, { task }, context) => completeTask(context.store, requireViewer(context).profileId, task),
    inviteFriend: (_parent, { inviteFriendInput }, context) => inviteFriend(context.store, requireViewer(context), inviteFriendInput),
  },
}
