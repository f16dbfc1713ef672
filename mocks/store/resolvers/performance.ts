import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { homeFigures } from '../performance/home.ts'
import { participantProgressIn } from '../performance/participant-progress.ts'
import { csvIn, participantPerformance, performanceIn, programPerformance, ranked, socialsIn } from '../performance/performance.ts'
import { ownerOf } from '../programs/reader-fields.ts'

const viewerOf = (context: MockContext) => requireViewer(context).profileId

export const performanceResolvers: Resolvers<MockContext> = {
  Query: {
    getProgramPerformance: (_parent, { programId }, context) =>
      programPerformance(context.store, viewerOf(context), programId, context.language),
    getParticipantPerformance: (_parent, scope, context) =>
      participantPerformance(context.store, viewerOf(context), scope, context.language),
    getProgramSocialsPerformance: (_parent, { programId, ...days }, context) =>
      socialsIn(context.store, { programId, profileId: null, viewerId: viewerOf(context) }, days),
    getParticipantSocialsPerformance: (_parent, { programId, profileId, ...days }, context) =>
      socialsIn(context.store, { programId, profileId, viewerId: viewerOf(context) }, days),
    performanceRange: (_parent, { programId, profileId, ...days }, context) =>
      performanceIn(context.store, { programId, profileId: profileId ?? null, viewerId: viewerOf(context) }, days, context.language),
    rankedParticipants: (_parent, { programId, sort, pagination }, context) =>
      ranked(context.store, viewerOf(context), programId, sort ?? 'APPROVED', pagination),
    homeFigures: (_parent, _args, context) => homeFigures(context.store, requireProfile(context)),
    performanceCsv: (_parent, { programId, profileId, ...days }, context) =>
      csvIn(context.store, { programId, profileId: profileId ?? null, viewerId: viewerOf(context) }, days),
  },
  MyObjectiveData: {
    count: (own, _args, { store, language }) => participantProgressIn(store, own, language).count,
    milestones: (own, _args, { store, language }) => participantProgressIn(store, own, language).milestones,
    earnings: (own, _args, { store, language }) => participantProgressIn(store, own, language).earnings,
  },
  HomeToday: {
    profile: (link, _args, { store }) => listedProfile(ownerOf(store, link)),
  },
  TalentEarnings: {
    profile: (talent, _args, { store }) => listedProfile(ownerOf(store, talent)),
  },
}
