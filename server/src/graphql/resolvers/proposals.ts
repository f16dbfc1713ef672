import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { isKnownBot } from '../../domains/tracking/service.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit, enforceRateLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.proposals

export const proposalsResolvers: Resolvers<RequestContext> = {
  Query: {
    async proposal(_, { address }, context) {
      // Addresses cannot be guessed; the limit is that of public profiles, whose figures the page shows.
      await enforceRateLimit(context.traffic.publicProfile(context.address))
      return of(context).read(context.viewer, address, context.language)
    },
    myProposals: (_, __, context) => of(context).mine(requireViewer(context)),
    proposalChoices: (_, __, context) => of(context).choices(requireViewer(context), context.language),
  },
  Mutation: {
    async makeProposal(_, { makeProposalInput }, context) {
      await enforceChangeLimit(context)
      return of(context).make(requireViewer(context), makeProposalInput)
    },
    async withdrawProposal(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).withdraw(requireViewer(context), id)
    },
    async proposalSeen(_, { address: page }, context) {
      const { viewer, traffic, address, userAgent } = context
      // Somebody who is not signed in counts for their network alone.
      await enforceRateLimit(traffic.change(viewer?.profileId ?? `address:${address}`, address))
      await of(context).seen(viewer, { address: page, isBot: isKnownBot(userAgent) })
      return { success: true }
    },
    async askTalents(_, { askTalentsInput }, context) {
      await enforceChangeLimit(context)
      return of(context).ask(requireViewer(context), askTalentsInput)
    },
  },
}
