import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findUser } from '../find.ts'
import { resendOtp, signIn, signUp, verifyOtp } from '../session/codes.ts'
import { regenerateAccessToken, signOut, switchUser } from '../session/sessions.ts'
import { groupsOfUser, viewerGroupFieldsOf } from '../groups/groups.ts'
import { mine } from './profiles.ts'

export const sessionResolvers: Resolvers<MockContext> = {
  Query: {
    currentUser(_, { groupId }, context) {
      const viewer = requireViewer(context)
      const user = findUser(context.store, viewer.userId)
      if (!user) throw new Problem('USER_NOT_FOUND')
      return {
        id: user.id,
        mobile_no: user.mobileNo,
        profiles: mine(context),
        myGroups: groupsOfUser(context.store, user.id),
        ...viewerGroupFieldsOf(context.store, viewer.profileId, groupId ?? null),
      }
    },
  },
  Mutation: {
    signIn: (_, { signInInput }, { store, deviceToken }) => signIn(store, signInInput, deviceToken),
    signUp: (_, { signUpInput }, { store, deviceToken }) => signUp(store, signUpInput, deviceToken),
    resendOtp: (_, { challengeId }, { store, deviceToken }) => resendOtp(store, challengeId, deviceToken),
    verifyOtp: (_, { verifyOtpInput }, { store, deviceToken }) => verifyOtp(store, verifyOtpInput, deviceToken),
    regenerateAccessToken: (_, { refreshToken }, { store }) => regenerateAccessToken(store, refreshToken),
    signOut(_, { refreshToken }, { store }) {
      signOut(store, refreshToken)
      return { success: true }
    },
    switchUser: (_, request, context) => switchUser(context.store, requireViewer(context), request),
    switchLanguage(_, { language }, context) {
      const user = findUser(context.store, requireViewer(context).userId)
      if (user) user.language = language
      return { success: true }
    },
  },
}
