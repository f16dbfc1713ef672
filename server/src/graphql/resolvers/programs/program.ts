import type { ProgramResolvers } from '@wasla/contract/generated/user-types.ts'
import { programFields as plainFields } from '@wasla/contract/programs/fields.ts'
import type { RequestContext } from '../../../request/context.ts'

/** Fields of `Program` that are the same for every viewer. */
export const programFields: Partial<ProgramResolvers<RequestContext>> = {
  ...plainFields,
  launchLocations: (program, _, context) => plainFields.launchLocations(program, context.language),
  serviceArea: (program, _, context) => plainFields.serviceArea(program, context.language),
  pay: ({ id }, _, { loaders }) => loaders.programPay.load(id),
  nextStep: async ({ id }, _, context) => (await context.loaders.programProgress.load(id)).nextStep,
  completedSteps: async ({ id }, _, context) => (await context.loaders.programProgress.load(id)).completedSteps,
}
