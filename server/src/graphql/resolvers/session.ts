import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const sessionResolvers: Resolvers<RequestContext> = {
  Query: {
    async currentUser(_, { groupId }, context) {
      const viewer = requireViewer(context)
      const { profiles, groups } = context.services
      const [mine, myGroups, viewerFields] = await Promise.all([
        profiles.mine(viewer, context.language),
        groups.ofUser(viewer),
        groups.viewerFields(viewer, groupId),
      ])
      return { id: viewer.userId, mobile_no: viewer.profile.login_number, profiles: mine, myGroups, ...viewerFields }
    },
  },
  Mutation: {
    signIn: (_, { signInInput }, context) => context.services.session.signIn(signInInput, context),
    signUp: (_, { signUpInput }, context) => context.services.session.signUp(signUpInput, context),
    resendOtp: (_, { challengeId }, context) => context.services.session.resendOtp(challengeId, context),
    verifyOtp: (_, { verifyOtpInput }, context) => context.services.session.verifyOtp(verifyOtpInput, context),
    regenerateAccessToken: (_, { refreshToken }, context) => context.services.session.regenerateAccessToken(refreshToken, context),
    async signOut(_, { refreshToken }, context) {
      await context.services.session.signOut(refreshToken)
      // Clears the browser's cache of the user's pages. The app clears its own storage, except language and device token (B-08, B-15).
      context.answerHeaders['clear-site-data'] = '"cache"'
      return { success: true }
    },
    switchUser: (_, request, context) => context.services.session.switchUser(requireViewer(context), request),
    async switchLanguage(_, { language }, context) {
      await context.services.session.switchLanguage(requireViewer(context), language)
      return { success: true }
    },
  },
}
