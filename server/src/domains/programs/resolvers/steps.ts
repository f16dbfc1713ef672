import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../../request/context.ts'
import { requireViewer } from '../../session/viewer.ts'

const steps = ({ services }: RequestContext) => services.programs.steps

/** The wizard's calls. */
export const stepsResolvers = {
  Query: {},
  Mutation: {
    deleteProgram: (_, { id }, context) => steps(context).remove(requireViewer(context), id),
  },
} satisfies Resolvers<RequestContext>
