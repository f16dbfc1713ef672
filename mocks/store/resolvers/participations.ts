import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideReading } from '@wasla/contract/programs/page/decision.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { licencesCsv, sheetLicenceOf } from '../licences/sheet.ts'
import { answerRequest, answerRequests } from '../participations/answer.ts'
import { choosePromoCode, promoCodeIdeas } from '../participations/codes.ts'
import { checkOf } from '../participations/fit.ts'
import { programsForMe } from '../participations/for-me.ts'
import { join } from '../participations/join.ts'
import { participants, requested, requests } from '../participations/lists.ts'
import { earnedOf, resultOf } from '../performance/results.ts'
import { ownerOf } from '../programs/reader-fields.ts'
import { programById } from '../programs/find.ts'
import { reachOf } from '../programs/matching.ts'
import { seeTerms, termsReceipt } from '../sealed-terms/receipts.ts'

export const participationsResolvers: Resolvers<MockContext> = {
  Query: {
    myParticipantsRequests: (_parent, { participantsRequestsInput }, context) =>
      requested(context.store, requireViewer(context).profileId, participantsRequestsInput),
    participantsRequests: (_parent, { filter }, context) => requests(context.store, requireViewer(context).profileId, filter),
    participants: (_parent, { filter, pagination }, context) =>
      participants(context.store, requireViewer(context).profileId, filter, pagination),
    programEligibility(_parent, { programId }, context) {
      const { profileId } = requireViewer(context)
      changesOf(decideReading(programById(context.store, programId), { profileId, request: null }))
      return checkOf(context.store, { programId, profileId }, context.language)
    },
    promoCodeIdeas: (_parent, { programId, typed }, context) =>
      promoCodeIdeas(context.store, requireProfile(context), { programId, typed: typed ?? '' }),
    participantLicencesCsv: (_parent, { programId }, context) => licencesCsv(context.store, requireViewer(context).profileId, programId),
    termsReceipt: (_parent, { participationId }, context) => termsReceipt(context.store, requireViewer(context).profileId, participationId),
    programsForMe: (_parent, { pagination }, context) => programsForMe(context.store, requireProfile(context), pagination),
  },
  Mutation: {
    joinProgram: (_parent, { programId }, context) => join(context.store, requireProfile(context), programId),
    seeTerms: (_parent, { input }, context) => seeTerms(context.store, requireViewer(context).profileId, input),
    choosePromoCode: (_parent, { input }, context) => choosePromoCode(context.store, requireViewer(context).profileId, input),
    updateParticipantRequest: (_parent, { input }, context) => answerRequest(context.store, requireViewer(context).profileId, input),
    updateParticipantRequests: (_parent, { input }, context) => answerRequests(context.store, requireViewer(context).profileId, input),
  },
  ParticipantRequest: {
    profile: (request, _args, { store }) => listedProfile(ownerOf(store, request)),
    createdAt: ({ createdAt }) => toDateTime(createdAt),
    answeredAt: ({ answeredAt }) => (answeredAt === null ? null : toDateTime(answeredAt)),
    program: ({ programId }, _args, { store }) => programById(store, programId),
    eligibility: (request, _args, { store, language }) => checkOf(store, request, language),
    reach: ({ profileId }, _args, { store }) => reachOf(store, profileId),
  },
  Participant: {
    profile: (participant, _args, { store }) => listedProfile(ownerOf(store, participant)),
    joinedAt: ({ answeredAt, createdAt }) => toDateTime(answeredAt ?? createdAt),
    clicks: (participant, _args, { store }) => resultOf(store, participant).clicks,
    approvedCount: (participant, _args, { store }) => resultOf(store, participant).approved,
    revenue: (participant, _args, { store }) => resultOf(store, participant).revenue,
    earned: (participant, _args, { store }) => earnedOf(store, participant),
    licence({ profileId }, _args, { store }) {
      const licence = sheetLicenceOf(store, profileId)
      return { ...licence, accounts: [...licence.accounts] }
    },
  },
}
