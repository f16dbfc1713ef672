import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../../request/context.ts'
import { requireViewer } from '../../../domains/session/viewer.ts'

const steps = ({ services }: RequestContext) => services.programs.steps

/** Resolvers of the wizard. */
export const stepsResolvers = {
  Query: {
    programMatches: (_, { criteria }, context) => context.services.programs.matching.typed(criteria),
    programBudgetEstimate: (_, { programId }, context) => context.services.programs.estimate(requireViewer(context), programId),
  },
  Mutation: {
    async upsertProgram(_, { upsertProgramInput: input }, context) {
      const { program, nextStep, completedSteps } = await steps(context).upsert(requireViewer(context), input)
      return { id: program.id, program, nextStep, completedSteps }
    },
    async copyProgram(_, { id }, context) {
      const { program, nextStep, completedSteps } = await steps(context).copy(requireViewer(context), id)
      return { id: program.id, program, nextStep, completedSteps }
    },
    upsertProgramStep: (_, { upsertProgramStepInput: input }, context) => steps(context).save(requireViewer(context), input),
    uploadProgramAsset: (_, { programId, file }, context) => steps(context).uploadAsset(requireViewer(context), programId, file),
    deleteProgram: (_, { id }, context) => steps(context).remove(requireViewer(context), id),
  },
} satisfies Resolvers<RequestContext>
