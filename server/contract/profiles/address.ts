import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { accept, rule } from '../validation/check.ts'
import { isUserName, userNameKey } from './user-name.ts'
import { profileTypes, type ProfileType } from './types.ts'

/**
 * A former address of a profile: a former name for six months, or the current name with a former type as long as the profile has that name
 * (D-03). `until` in milliseconds, null without an end.
 */
export type FormerAddressRecord = { profileId: string; type: ProfileType; userNameKey: string; until: number | null }

const addressRules = z.object({
  user_name: z.string().check(z.minLength(1, rule('required')), z.maxLength(100, rule('tooLong'))),
  profileType: z.nullable(z.enum(profileTypes)),
})

/** The address of a page: a user name in the form in which names are compared, and the type if one was given. */
export type Address = { key: string; type: ProfileType | null }

/**
 * Returns the address that `publicProfile` looks for, by name alone or by type and name. Null if no profile can have such a name. Throws
 * `DTO_VALIDATION_ERROR` if there is no name.
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
 * Returns whether a visible profile with the name of an address is at that address: the address has no type, or the type of the profile.
 */
export const isAtAddress = (owner: { type: ProfileType }, address: Address) => address.type === null || owner.type === address.type

/**
 * `publicProfile`: returns the profile at an address (D-03, D-05). `owner` is the visible profile that has the name now; `former` the
 * visible profile that had the address before. `PROFILE_NOT_FOUND` both if no such profile exists and if it may not be seen.
 */
export function decidePublicProfile<Profile extends { type: ProfileType }>(
  address: Address | null,
  { owner, former }: { owner: Profile | null; former: Profile | null },
): Decision<Profile> {
  const found = address && owner && isAtAddress(owner, address) ? owner : former
  return address && found ? decided(found) : refused(new Problem('PROFILE_NOT_FOUND'))
}
