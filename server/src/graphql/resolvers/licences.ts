import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

export const licencesResolvers: Resolvers<RequestContext> = {
  Query: { myLicence: (_, __, context) => context.services.licences.mine(requireViewer(context)) },
  Mutation: {
    submitLicence: (_, { submitLicenceInput }, context) => context.services.licences.submit(requireViewer(context), submitLicenceInput),
    removeLicence: (_, __, context) => context.services.licences.remove(requireViewer(context)),
  },
}
