import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { removeLicence, submitLicence } from '../licences/change.ts'
import { myLicence } from '../licences/own.ts'

export const licencesResolvers: Resolvers<MockContext> = {
  Query: { myLicence: (_parent, _args, context) => myLicence(context.store, requireViewer(context)) },
  Mutation: {
    submitLicence: (_parent, { submitLicenceInput }, context) => submitLicence(context.store, requireViewer(context), submitLicenceInput),
    removeLicence: (_parent, _args, context) => removeLicence(context.store, requireViewer(context)),
  },
}
