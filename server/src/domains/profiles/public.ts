import { changesOf } from '@wasla/contract/common/decision.ts'
import { addressFrom, decidePublicProfile, isAtAddress } from '@wasla/contract/profiles/address.ts'
import type { QueryPublicProfileArgs } from '@wasla/contract/generated/user-types.ts'
import type { StoredProfile } from '#database/tables/profiles.ts'
import type { Deps } from '../../deps.ts'
import { findVisibleByFormerAddress, findVisibleByName } from './stores/addresses.ts'

/**
 * `publicProfile`: returns the profile at an address in one statement, or in two for a former address (D-03, D-05). The result has the
 * current name and type, so that a caller who used another address can be redirected. Throws `PROFILE_NOT_FOUND` both if there is no such
 * profile and if it is not public.
 */
export async function publicByName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Partial<QueryPublicProfileArgs>,
): Promise<StoredProfile> {
  const address = addressFrom(query)
  const owner = address && (await findVisibleByName(db, address.key))
  const isCurrent = owner && isAtAddress(owner, address)
  const former = address && !isCurrent && (await findVisibleByFormerAddress(db, address, owner?.id ?? null, clock.now()))
  return changesOf(decidePublicProfile(address, { owner: owner ?? null, former: former || null }))
}
