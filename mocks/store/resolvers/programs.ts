import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { momentOrNull } from '@wasla/contract/platform/moment-text.ts'
import { leftoverOf } from '@wasla/contract/programs/budget/leftover.ts'
import { fundsFor } from '@wasla/contract/funds/mappers.ts'
import { programFields } from '@wasla/contract/programs/fields.ts'
import { payOf } from '@wasla/contract/programs/pay/pay.ts'
import { mapDryRun, mapPublishResult } from '@wasla/contract/programs/publishing/mappers.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { countReadByApplicant } from '../participations/answer.ts'
import { promoCodeFor } from '../participations/codes.ts'
import { programsThatFit } from '../participations/for-me.ts'
import { nextPayoutDateOf } from '../performance/home.ts'
import { budgetFor, countFor, fitFor, linkFor, ownerOf, shownFor } from '../programs/reader-fields.ts'
import { brandDaysOf, createBrandDays, deleteBrandDays, updateBrandDays } from '../programs/brand-days.ts'
import { addContent, deleteContent, editContent, readContents, reorderContent, retryContent } from '../programs/content.ts'
import { copyProgram } from '../programs/copy.ts'
import { deleteProgram } from '../programs/deletion.ts'
import { dryRun } from '../programs/dry-run.ts'
import { progressIn, requestOf, stepOf } from '../programs/find.ts'
import { programMoneyOf, returnOf } from '../programs/money.ts'
import { openClaims } from '../programs/open-claims.ts'
import { estimateOf, typedMatches } from '../programs/matching.ts'
import { publish, topUpBudget } from '../programs/publishing.ts'
import { discover, ownPrograms, programsOfProfile, readProgram, readPublicProgram, readStep } from '../programs/reading.ts'
import { changeStatus } from '../programs/status.ts'
import { fundsOf, fundsProof } from '../funds/funds.ts'
import { newerTermsOf } from '../sealed-terms/seal.ts'
import { uploadAsset, upsertProgram, upsertStep } from '../programs/steps.ts'

export const programsResolvers: Resolvers<MockContext> = {
  Query: {
    program(_parent, { programId }, context) {
      const viewer = requireViewer(context)
      const request = requestOf(context.store, programId, viewer.profileId)
      if (request) countReadByApplicant(context.store, request)
      return readProgram(context.store, viewer, programId)
    },
    fundsProof: (_parent, { programId }, context) => fundsProof(context.store, requireViewer(context), programId),
    publicProgram: (_parent, { programId }, { store, language }) => readPublicProgram(store, programId, language),
    programs: (_parent, { filter, pagination }, context) =>
      filter?.fitsMe
        ? programsThatFit(context.store, requireProfile(context), filter, pagination)
        : discover(context.store, requireViewer(context), filter, pagination),
    myPrograms: (_parent, { filter, pagination }, context) =>
      ownPrograms(context.store, requireViewer(context).profileId, filter, pagination),
    programsByProfile: (_parent, { profileId, filter, pagination }, { store, flags, viewer }) =>
      flags.program ? programsOfProfile(store, viewer, profileId, filter, pagination) : { count: 0, data: [] },
    programStep: (_parent, { programId, type }, context) => readStep(context.store, requireViewer(context), programId, type),
    programContents: (_parent, { programId, contentStepType, pagination }, context) =>
      readContents(context.store, requireViewer(context), programId, contentStepType, pagination),
    programMatches: (_parent, { criteria }, { store }) => typedMatches(store, criteria),
    myBrandDays: (_parent, _args, context) => brandDaysOf(context.store, requireViewer(context).profileId),
    programBudgetEstimate: (_parent, { programId }, context) => estimateOf(context.store, requireViewer(context).profileId, programId),
    programDryRun: (_parent, { programId, publishDate }, context) =>
      mapDryRun(
        dryRun(context.store, requireProfile(context), {
          programId,
          publishDate: momentOrNull(publishDate),
          isPaymentOn: context.flags.payment,
        }),
      ),
  },
  Mutation: {
    async upsertProgram(_parent, { upsertProgramInput: input }, context) {
      const program = await upsertProgram(context.store, requireViewer(context), input)
      return { id: program.id, ...progressIn(context.store, program.id), program }
    },
    copyProgram(_parent, { id }, context) {
      const program = copyProgram(context.store, requireViewer(context), id)
      return { id: program.id, ...progressIn(context.store, program.id), program }
    },
    upsertProgramStep: (_parent, { upsertProgramStepInput: input }, context) => upsertStep(context.store, requireViewer(context), input),
    uploadProgramAsset: (_parent, { programId, file }, context) => uploadAsset(context.store, requireViewer(context), programId, file),
    addContent: (_parent, { addContentInput: input }, context) => addContent(context.store, requireViewer(context), input),
    editContent: (_parent, { editContentInput: input }, context) => editContent(context.store, requireViewer(context), input),
    deleteContent: (_parent, { id }, context) => deleteContent(context.store, requireViewer(context), id),
    retryContent: (_parent, { id }, context) => retryContent(context.store, requireViewer(context), id),
    reorderContent(_parent, { reorderContentInput: input }, context) {
      reorderContent(context.store, requireViewer(context), input)
      return { success: true }
    },
    publishProgram(_parent, { id, publishDate }, context) {
      const when = { publishDate: momentOrNull(publishDate), isPaymentOn: context.flags.payment }
      return mapPublishResult(publish(context.store, requireProfile(context), id, when))
    },
    updateProgramStatus: (_parent, { updateProgramStatusInput: input }, context) =>
      changeStatus(context.store, requireViewer(context).profileId, input),
    topUpProgramBudget: (_parent, input, context) => topUpBudget(context.store, requireProfile(context), input, context.flags.payment),
    createBrandDays: (_parent, { createBrandDaysInput: input }, context) =>
      createBrandDays(context.store, requireViewer(context).profileId, input),
    updateBrandDays: (_parent, { updateBrandDaysInput: input }, context) =>
      updateBrandDays(context.store, requireViewer(context).profileId, input),
    deleteBrandDays: (_parent, { id }, context) => deleteBrandDays(context.store, requireViewer(context).profileId, id),
    deleteProgram: (_parent, { id }, context) => deleteProgram(context.store, requireViewer(context).profileId, id),
  },
  Program: {
    ...programFields,
    launchLocations: (program, _args, { language }) => programFields.launchLocations(program, language),
    serviceArea: (program, _args, { language }) => programFields.serviceArea(program, language),
    nextStep: ({ id }, _args, { store }) => progressIn(store, id).nextStep,
    completedSteps: ({ id }, _args, { store }) => progressIn(store, id).completedSteps,
    profile: (program, _args, { store }) => listedProfile(ownerOf(store, program)),
    viewerRole: (program, _args, context) => shownFor(program, context).viewerRole,
    isAcceptingRequests: (program, _args, context) => shownFor(program, context).isAcceptingRequests,
    myParticipantRequest: (program, _args, context) => shownFor(program, context).myParticipantRequest,
    publishedAt: (program, _args, context) => shownFor(program, context).publishedAt,
    holdCause: (program, _args, context) => shownFor(program, context).holdCause,
    holdReason: (program, _args, context) => shownFor(program, context).holdReason,
    myObjectiveData: (program, _args, context) => linkFor(program, context),
    myPromoCode: ({ id }, _args, { store, viewer }) => (viewer ? promoCodeFor(store, id, viewer.profileId) : null),
    newerTerms(program, _args, context) {
      const request = shownFor(program, context).myParticipantRequest
      return request && newerTermsOf(context.store, request.id)
    },
    async funds({ id }, _args, { store }) {
      const funds = await fundsOf(store, id)
      return funds && fundsFor(funds)
    },
    pay: ({ id }, _args, { store }) => payOf(stepOf(store, id, 'IMPACT_OBJECTIVES')?.data.milestones ?? []),
    myFit: (program, _args, context) => fitFor(program, context),
    budget: (program, _args, context) => budgetFor(program, context),
    returnsAt: (program, _args, { store, viewer }) => (viewer?.profileId === program.profileId ? returnOf(store, program) : null),
    leftover: (program, _args, { store, viewer }) =>
      viewer?.profileId === program.profileId && program.status === 'Retired'
        ? leftoverOf(openClaims(store, program.id), programMoneyOf(store, program.id))
        : null,
    budgetConsumedPercent: (program, _args, context) => budgetFor(program, context)?.consumedPercent ?? null,
    nextPayoutDate: ({ id, profileId }, _args, { store, viewer }) => (viewer?.profileId === profileId ? nextPayoutDateOf(store, id) : null),
    applicantsCount: (program, _args, context) => countFor(program, context, 'Pending'),
    participantsCount: (program, _args, context) => countFor(program, context, 'Accepted'),
  },
}
