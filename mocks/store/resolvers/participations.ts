import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { answerRequest, answerRequests } from '../participations/answer.ts'

export const participationsResolvers: Resolvers<MockContext> = {
  Mutation: {
    updateParticipantRequest: (_parent, { input: { id, programId, status } }, context) =>
      answerRequest(context.store, id, { profileId: requireViewer(context).profileId, programId, status }),
    updateParticipantRequests: (_parent, { input: { ids, programId, status } }, context) =>
      answerRequests(context.store, ids, { profileId: requireViewer(context).profileId, programId, status }),
  },
}
