import type { UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { mayTakeUserName, userNameIsTaken } from '@wasla/contract/profiles/user-name-availability.ts'
import { isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { isGroupName } from '../groups/service.ts'
import { isConfusableWithAnother } from './stores/confusable-names.ts'
import { isUserNameClaimed } from './stores/name-claims.ts'
import { hasOwner } from './stores/user-names.ts'

type NameDeps = Pick<Deps, 'clock' | 'env'>

const isTaken = async (db: Database, name: string, profileId: string, now: number) =>
  isUserName(name) &&
  ((await hasOwner(db, userNameKey(name), profileId, now)) ||
    (await isConfusableWithAnother(db, name, profileId)) ||
    (await isUserNameClaimed(db, name, profileId)))

/** Returns whether a profile may take a name; see `mayTakeUserName`. Its own current name is allowed. */
export const mayTakeName = async (db: Database, { clock, env }: NameDeps, profileId: string, name: string): Promise<boolean> =>
  mayTakeUserName(name, await isTaken(db, name, profileId, clock.now()), env.productName)

/**
 * `isUserNameAvailable`: returns whether a name is available for a profile or a group. Names of groups are separate from those of profiles;
 * the reserved names are the same (D-03, D-04).
 */
export const isNameAvailable = async (
  db: Database,
  deps: NameDeps,
  profileId: string,
  name: string,
  scope: UserNameScope,
): Promise<boolean> =>
  scope === 'PROFILE'
    ? mayTakeName(db, deps, profileId, name)
    : mayTakeUserName(name, isUserName(name) && (await isGroupName(db, name, deps.clock.now())), deps.env.productName)

/** Runs an action that writes a user name. If two take the same name at once, the second gets the refusal for a taken name. */
export async function takingName<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw isClash(error) ? userNameIsTaken() : error
  }
}
