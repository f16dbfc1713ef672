import { areBusinessNamesConfusable } from '@wasla/contract/profiles/confusable-key.ts'
import { businessNamesOf, claimsNames } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Store } from '../memory.ts'

/**
 * Returns whether another user's business has a name that looks like one of these (security case 56). Checks only businesses of the same
 * type that are Active or under review.
 */
export const isConfusableWithAnotherBusiness = (
  { memory }: Store,
  names: readonly string[],
  { type, userId }: Pick<ProfileRecord, 'type' | 'userId'>,
) =>
  memory.world.profiles.some(
    (other) =>
      other.type === type &&
      claimsNames(other.status) &&
      other.userId !== userId &&
      businessNamesOf(other).some((name) => names.some((requested) => areBusinessNamesConfusable(requested, name))),
  )
