import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../session/viewer.ts'

const of = ({ services }: RequestContext) => services.performance

export const performanceResolvers: Resolvers<RequestContext> = {
  Query: {
    getProgramPerformance: (_, { programId }, context) => of(context).ofProgram(requireViewer(context), programId, context.language),
    getParticipantPerformance: (_, scope, context) => of(context).ofParticipant(requireViewer(context), scope, context.language),
    getProgramSocialsPerformance: (_, { programId, ...days }, context) =>
      of(context).socials(requireViewer(context), { programId, profileId: null }, days),
    getParticipantSocialsPerformance: (_, { programId, profileId, ...days }, context) =>
      of(context).socials(requireViewer(context), { programId, profileId }, days),
    performanceRange: (_, { programId, profileId, ...days }, context) =>
      of(context).range(requireViewer(context), { programId, profileId: profileId ?? null }, days, context.language),
    rankedParticipants: (_, { programId, sort, pagination }, context) =>
      of(context).ranked(requireViewer(context), programId, sort ?? 'APPROVED', pagination),
    performanceCsv: (_, { programId, profileId, ...days }, context) =>
      of(context).csv(requireViewer(context), { programId, profileId: profileId ?? null }, days),
  },
}
