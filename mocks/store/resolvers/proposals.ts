import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { ask, choices, make, mine, readProposal, see, withdraw } from '../proposals/proposals.ts'

const readerIn = ({ store, viewer }: MockContext) => (viewer && findProfile(store, viewer.profileId)) ?? null

export const proposalsResolvers: Resolvers<MockContext> = {
  Query: {
    proposal: (_parent, { address }, context) => readProposal(context.store, readerIn(context), address, context.language),
    myProposals: (_parent, _args, context) => mine(context.store, requireViewer(context).profileId),
    proposalChoices: (_parent, _args, context) => choices(context.store, requireViewer(context).profileId, context.language),
  },
  Mutation: {
    makeProposal: (_parent, { makeProposalInput }, context) => make(context.store, requireViewer(context).profileId, makeProposalInput),
    withdrawProposal: (_parent, { id }, context) => withdraw(context.store, requireViewer(context).profileId, id),
    proposalSeen(_parent, { address }, context) {
      const reader = readerIn(context)
      return see(context.store, reader && { userId: reader.userId, profileId: reader.id, profileType: reader.type }, address)
    },
    askTalents: (_parent, { askTalentsInput }, context) => ask(context.store, requireViewer(context).profileId, askTalentsInput),
  },
}
