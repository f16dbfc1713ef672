import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { accept, rule } from '../validation/check.ts'
import { isUserName, userNameKey } from './user-name.ts'
import { profileTypes, type ProfileType } from './types.ts'

/**
 * Another address that leads to a profile (D-03): a former user name, for six months, or the current user name with a former type, as long
 * as the profile has that name. `until` is in milliseconds; null without an end.
 */
export type FormerAddressRecord = { profileId: string; type: ProfileType; userNameKey: string; until: number | null }

const addressRules = z.object({
  user_name: z.string().check(z.minLength(1, rule('required')), z.maxLength(100, rule('tooLong'))),
  profileType: z.nullable(z.enum(profileTypes)),
})

/** The address of a page. `key` is the `userNameKey` of its user name; `type` is null if the address has no type. */
export type Address = { key: string; type: ProfileType | null }

/**
 * Returns the address that a call of `publicProfile` names. Returns null if no profile can have the given user name. Throws
 * `DTO_VALIDATION_ERROR` without a user name.
 */
export function addressFrom(given: {
  user_name?: string | null
  username?: string | null
  profileType?: ProfileType | null
}): Address | null {
  const user_name = (given.user_name ?? given.username ?? '').trim()
  const { user_name: name, profileType } = accept(addressRules, { user_name, profileType: given.profileType ?? null })
  return isUserName(name) ? { key: userNameKey(name), type: profileType } : null
}

/** Returns whether a former address still leads to its profile. */
export const isInForce = ({ until }: Pick<FormerAddressRecord, 'until'>, now: number) => until === null || until > now

/**
 * Returns whether an address leads to `owner`, a visible profile with the user name of the address. The address must have no type, or the
 * type of the profile.
 */
export const isAtAddress = (owner: { type: ProfileType }, address: Address) => address.type === null || owner.type === address.type

/**
 * `publicProfile`: returns the profile at an address (D-03, D-05). `owner` is the visible profile that has the user name now. `former` is
 * the visible profile to which the address leads as a former address. `PROFILE_NOT_FOUND` if there is no such profile or the caller may not
 * see it.
 */
export function decidePublicProfile<Profile extends { type: ProfileType }>(
  address: Address | null,
  { owner, former }: { owner: Profile | null; former: Profile | null },
): Decision<Profile> {
  const found = address && owner && isAtAddress(owner, address) ? owner : former
  return address && found ? decided(found) : refused(new Problem('PROFILE_NOT_FOUND'))
}
