import * as z from 'zod/mini'
import { accept, rule } from '../validation/check.ts'
import { isUserName, userNameKey } from './user-name.ts'
import { profileTypes, type ProfileType } from './types.ts'

/**
 * An address under which a profile was found before: under another name, for six months, or under another type, as long as the name
 * is its own (D-03). `until` in milliseconds, null for ever.
 */
export type FormerAddressRecord = { profileId: string; type: ProfileType; userNameKey: string; until: number | null }

const asked = z.object({
  user_name: z.string().check(z.minLength(1, rule('required')), z.maxLength(100, rule('tooLong'))),
  profileType: z.nullable(z.enum(profileTypes)),
})

/** Whose page is asked for: a name in the form in which names are compared, and the type of its address where one was given. */
export type Address = { key: string; type: ProfileType | null }

/**
 * What `publicProfile` is asked for, by a name alone or by type and name. Null where nobody can have such a name; throws
 * `DTO_VALIDATION_ERROR` where there is no name at all.
 */
export function addressFrom(given: {
  user_name?: string | null
  username?: string | null
  profileType?: ProfileType | null
}): Address | null {
  const user_name = (given.user_name ?? given.username ?? '').trim()
  const { user_name: name, profileType } = accept(asked, { user_name, profileType: given.profileType ?? null })
  return isUserName(name) ? { key: userNameKey(name), type: profileType } : null
}

/** Whether an address of before still leads to its profile. */
export const isInForce = ({ until }: Pick<FormerAddressRecord, 'until'>, now: number) => until === null || until > now
