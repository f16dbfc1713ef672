import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { verificationFields } from '@wasla/contract/verification/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'

export const verificationResolvers: Resolvers<MockContext> = {
  Query: {
    /** Newest first. */
    myVerifications(_parent, _args, context) {
      const { profileId } = requireViewer(context)
      return context.store.memory.world.verifications
        .filter((check) => check.profileId === profileId)
        .toSorted((one, other) => other.createdAt - one.createdAt)
    },
  },
  Verification: verificationFields,
}
