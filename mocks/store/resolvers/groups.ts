import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { groupFields } from '@wasla/contract/groups/fields.ts'
import { interestsFor } from '@wasla/contract/reference/fields.ts'
import type { MockContext } from '../context.ts'

export const groupsResolvers: Resolvers<MockContext> = {
  Group: {
    ...groupFields,
    interests: ({ interestIds }, _args, { language }) => interestsFor(interestIds, language),
  },
}
