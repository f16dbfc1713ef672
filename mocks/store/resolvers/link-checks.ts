import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { checkNow, linkCheck } from '../link-checks/link-checks.ts'

export const linkChecksResolvers: Resolvers<MockContext> = {
  Query: {
    programLinkCheck: (_parent, { programId }, context) => linkCheck(context.store, requireViewer(context).profileId, programId),
  },
  Mutation: {
    checkProgramLink: (_parent, { programId, confirmsPage }, context) =>
      checkNow(context.store, requireViewer(context).profileId, { programId, confirmsPage: confirmsPage ?? false }),
  },
}
