import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { groupFields } from '@wasla/contract/groups/fields.ts'
import { interestsFor } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../request/context.ts'

export const groupsResolvers: Resolvers<RequestContext> = {
  Group: {
    ...groupFields,
    interests: (group, _, context) => interestsFor(group.interestIds, context.language),
  },
}
