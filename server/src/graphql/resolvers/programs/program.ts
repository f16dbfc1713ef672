import type { ProgramResolvers } from '@wasla/contract/generated/user-types.ts'
import { fundsFor } from '@wasla/contract/funds/mappers.ts'
import { programFields as plainFields } from '@wasla/contract/programs/fields.ts'
import type { RequestContext } from '../../../request/context.ts'

/** Fields of `Program` that are the same for every viewer. */
export const programFields: Partial<ProgramResolvers<RequestContext>> = {
  ...plainFields,
  launchLocations: (program, _, context) => plainFields.launchLocations(program, context.language),
  serviceArea: (program, _, context) => plainFields.serviceArea(program, context.language),
  pay: ({ id }, _, { loaders }) => loaders.programPay.load(id),
  async funds({ id }, _, { loaders }) {
    const funds = await loaders.funds.load(id)
    return funds && fundsFor(funds)
  },
  nextStep: async ({ id }, _, context) => (await context.loaders.programProgress.load(id)).nextStep,
  completedSteps: async ({ id }, _, context) => (await context.loaders.programProgress.load(id)).completedSteps,
}
