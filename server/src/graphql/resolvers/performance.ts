import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { OwnParticipation } from '@wasla/contract/performance/record.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.performance

async function talentIn({ loaders }: RequestContext, id: string): Promise<ProfileRecord> {
  const profile = await loaders.anyProfile.load(id)
  if (!profile) throw new Error('A managed account names a profile that does not exist')
  return listedProfile(profile)
}

/** Loaded once for all fields of a participation, in one batch with the other participations of a list. */
const progressIn = ({ programId, profileId }: OwnParticipation, { loaders, language }: RequestContext) =>
  loaders.participantProgress.load({ programId, profileId, language })

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
    homeFigures: (_parent, _args, context) => of(context).home(requireViewer(context)),
    performanceCsv: (_, { programId, profileId, ...days }, context) =>
      of(context).csv(requireViewer(context), { programId, profileId: profileId ?? null }, days),
  },
  TalentEarnings: {
    profile: ({ profileId }, _, context) => talentIn(context, profileId),
  },
  HomeToday: {
    profile: ({ profileId }, _, context) => talentIn(context, profileId),
  },
  MyObjectiveData: {
    count: async (own, _, context) => (await progressIn(own, context)).count,
    milestones: async (own, _, context) => (await progressIn(own, context)).milestones,
    earnings: async (own, _, context) => (await progressIn(own, context)).earnings,
  },
  Program: {
    nextPayoutDate: ({ id, profileId }, _, { viewer, loaders }) =>
      viewer?.profileId === profileId ? loaders.nextPayoutDate.load(id) : null,
  },
}
