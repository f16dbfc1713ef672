import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ParticipantRequestResolvers, ProgramResolvers, Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'
import type { OwnRequestRow, ReceiptView } from '../../domains/participations/service.ts'

const of = ({ services }: RequestContext) => services.participations

/** Returns the profile of a request, as everybody may see it in a list. Removed profiles are included, because their requests remain. */
async function personIn({ loaders }: RequestContext, id: string): Promise<ProfileRecord> {
  const profile = await loaders.anyProfile.load(id)
  if (!profile) throw new Error('A request names a profile that does not exist')
  return listedProfile(profile)
}

/** Returns the viewer's own request to join a program; null for signed-out readers and the owner. */
const ownIn = (program: ProgramRecord, { viewer, loaders }: RequestContext) =>
  viewer === null || viewer.profileId === program.profileId
    ? null
    : loaders.ownRequest.load({ programId: program.id, profileId: viewer.profileId })

const readerOf = ({ viewer }: RequestContext, request: OwnRequestRow | null) => ({ profileId: viewer?.profileId ?? null, request })
/** Returns the fields that depend on the reader and the time, but not on a request. */
const shownTo = (program: ProgramRecord, context: RequestContext) => of(context).shown(program, readerOf(context, null))
const shownWithRequest = async (program: ProgramRecord, context: RequestContext) =>
  of(context).shown(program, readerOf(context, await ownIn(program, context)))

const isOwner = ({ profileId }: ProgramRecord, { viewer }: RequestContext) => viewer?.profileId === profileId

/** Returns how the reserved budget was used, for the owner only (M-10). */
const budgetIn = async (program: ProgramRecord, _: unknown, context: RequestContext) =>
  isOwner(program, context) && program.publishedAt !== null ? context.loaders.programBudget.load(program) : null

/** Fields of a program that depend on the reader; server and mock both use `programFor`. */
const programFields: ProgramResolvers<RequestContext> = {
  viewerRole: async (program, _, context) => (await shownWithRequest(program, context)).viewerRole,
  myParticipantRequest: async (program, _, context) => (await shownWithRequest(program, context)).myParticipantRequest,
  isAcceptingRequests: (program, _, context) => shownTo(program, context).isAcceptingRequests,
  publishedAt: (program, _, context) => shownTo(program, context).publishedAt,
  holdCause: (program, _, context) => shownTo(program, context).holdCause,
  holdReason: (program, _, context) => shownTo(program, context).holdReason,
  async myObjectiveData(program, _, context) {
    const own = await ownIn(program, context)
    if (context.viewer === null || own?.status !== 'Accepted' || own.code === null) return null
    return { programId: program.id, profileId: context.viewer.profileId, trackingUrl: of(context).linkAddress(own.code) }
  },
  async myPromoCode(program, _, context) {
    const own = await ownIn(program, context)
    return own?.status === 'Accepted' && own.promoCode !== null ? { code: own.promoCode, isChosen: own.hasChosenCode === 1 } : null
  },
  async newerTerms(program, _, context) {
    const own = await ownIn(program, context)
    return own && ((await context.loaders.newerTerms.load(own.id)) ?? 0)
  },
  async myFit(program, _, context) {
    const { viewer, loaders } = context
    if (viewer === null || isOwner(program, context) || (await ownIn(program, context))) return null
    return loaders.programFit.load({ programId: program.id, profileId: viewer.profileId })
  },
  budget: budgetIn,
  async returnsAt(program, _, context) {
    const at = isOwner(program, context) ? await context.services.programs.publishing.returnsAt(program) : null
    return at === null ? null : toDateTime(at)
  },
  leftover: (program, _, context) => (isOwner(program, context) ? context.services.programs.publishing.leftoverOf(program) : null),
  budgetConsumedPercent: async (program, _, context) => (await budgetIn(program, _, context))?.consumedPercent ?? null,
  applicantsCount: async (program, _, context) =>
    isOwner(program, context) ? ((await context.loaders.requestCounts.load(program.id))?.applicants ?? 0) : null,
  participantsCount: async (program, _, context) =>
    isOwner(program, context) ? ((await context.loaders.requestCounts.load(program.id))?.participants ?? 0) : null,
}

const fitIn = ({ programId, profileId }: { programId: string; profileId: string }, { loaders, language }: RequestContext) =>
  loaders.requestFit.load({ programId, profileId, language })

/** Returns a receipt with its participant. */
const withParticipant = async ({ profileId, ...receipt }: ReceiptView, context: RequestContext) => ({
  ...receipt,
  participant: await personIn(context, profileId),
})

const resultIn = ({ programId, profileId }: { programId: string; profileId: string }, { loaders }: RequestContext) =>
  loaders.participantResult.load({ programId, profileId })

const requestFields: ParticipantRequestResolvers<RequestContext> = {
  profile: ({ profileId }, _, context) => personIn(context, profileId),
  createdAt: ({ createdAt }) => toDateTime(createdAt),
  answeredAt: ({ answeredAt }) => (answeredAt === null ? null : toDateTime(answeredAt)),
  program: ({ programId }, _, { loaders }) => loaders.program.load(programId),
  eligibility: async (request, _, context) => (await fitIn(request, context)).check,
  reach: async (request, _, context) => (await fitIn(request, context)).reach,
}

export const participationsResolvers: Resolvers<RequestContext> = {
  Query: {
    myParticipantsRequests: (_, { participantsRequestsInput }, context) =>
      of(context).requested(requireViewer(context), participantsRequestsInput),
    participantsRequests: (_, { filter }, context) => of(context).requests(requireViewer(context), filter),
    participants: (_, { filter, pagination }, context) => of(context).participants(requireViewer(context), filter, pagination),
    programEligibility: (_, { programId }, context) => of(context).eligibility(requireViewer(context), programId, context.language),
    promoCodeIdeas: (_, { programId, typed }, context) => of(context).codeIdeas(requireViewer(context), programId, typed ?? ''),
    participantLicencesCsv: (_, { programId }, context) => of(context).licencesCsv(requireViewer(context), programId),
    termsReceipt: async (_, { participationId }, context) =>
      withParticipant(await of(context).receipt(requireViewer(context), participationId), context),
    programsForMe: (_, { pagination }, context) => of(context).forMe(requireViewer(context), pagination),
  },
  Mutation: {
    async joinProgram(_, { programId }, context) {
      await enforceChangeLimit(context)
      return of(context).join(requireViewer(context), programId)
    },
    async choosePromoCode(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).chooseCode(requireViewer(context), input)
    },
    async seeTerms(_, { input }, context) {
      await enforceChangeLimit(context)
      return withParticipant(await of(context).seeTerms(requireViewer(context), input), context)
    },
    async updateParticipantRequest(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).answer(requireViewer(context), input)
    },
    async updateParticipantRequests(_, { input }, context) {
      await enforceChangeLimit(context)
      return of(context).answerAll(requireViewer(context), input)
    },
  },
  // `managedAccountOverview` already checked that the viewer manages the networker (D-22).
  ManagedAccountOverview: {
    requests: ({ account }, { pagination }, context) => of(context).ofTalent(account.talentId, pagination),
  },
  Program: programFields,
  ParticipantRequest: requestFields,
  Participant: {
    profile: ({ profileId }, _, context) => personIn(context, profileId),
    joinedAt: ({ answeredAt, createdAt }) => toDateTime(answeredAt ?? createdAt),
    clicks: async (participation, _, context) => (await resultIn(participation, context))?.clicks ?? 0,
    approvedCount: async (participation, _, context) => (await resultIn(participation, context))?.approved ?? 0,
    revenue: async (participation, _, context) => (await resultIn(participation, context))?.revenue ?? 0,
    licence: async ({ profileId }, _, { loaders }) => {
      const licence = await loaders.participantLicence.load(profileId)
      if (!licence) throw new Error('A participant has no answer about a licence')
      return { ...licence, accounts: [...licence.accounts] }
    },
    earned: ({ programId, profileId }, _, { loaders }) => loaders.participantEarned.load({ programId, profileId }),
  },
}
