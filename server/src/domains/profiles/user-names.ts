import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { isReservedName, isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { isGroupName } from '../groups/name-taken.ts'
import { looksLikeAnother } from './looks.ts'
import { isUserNameClaimed } from './name-claims.ts'

type NameDeps = Pick<Deps, 'clock' | 'env'>

/** Whether somebody else has a name, or had it less than six months ago (D-03). */
async function isTaken(db: Database, key: string, profileId: string, now: number): Promise<boolean> {
  const owner = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_name_key', '=', key)
    .where('id', '!=', profileId)
    .executeTakeFirst()
  if (owner) return true
  const former = await db
    .selectFrom('former_addresses')
    .select('id')
    .where('user_name_key', '=', key)
    .where('profile_id', '!=', profileId)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return former !== undefined
}

/**
 * Whether a profile may take a name: well formed, nobody's and like nobody's, and none of the house's own (D-03, D-04, security case
 * 56). One's own present name is.
 */
export async function mayTakeName(db: Database, { clock, env }: NameDeps, profileId: string, name: string): Promise<boolean> {
  if (!isUserName(name) || isReservedName(name, env.productName)) return false
  return (
    !(await isTaken(db, userNameKey(name), profileId, clock.now())) &&
    !(await looksLikeAnother(db, name, profileId)) &&
    !(await isUserNameClaimed(db, name, profileId))
  )
}

/** `isUserNameAvailable`: groups have their own name space, with the same reserved names (D-03, D-04). */
export async function isNameAvailable(
  db: Database,
  deps: NameDeps,
  profileId: string,
  name: string,
  scope: UserNameScope,
): Promise<boolean> {
  if (scope === 'PROFILE') return mayTakeName(db, deps, profileId, name)
  return isUserName(name) && !isReservedName(name, deps.env.productName) && !(await isGroupName(db, userNameKey(name)))
}

export const nameIsTaken = () => new Problem('USERNAME_ALREADY_EXISTS', undefined, [{ path: 'userName', rule: 'userNameTaken' }])

/** Runs a deed that writes a user name; of two who take one at the same moment the second hears that it is taken. */
export async function takingName<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    throw isClash(error) ? nameIsTaken() : error
  }
}
