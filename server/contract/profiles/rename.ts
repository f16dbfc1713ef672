import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { monthsLater } from '../platform/riyadh.ts'
import { isInForce, type FormerAddressRecord } from './address.ts'
import type { ProfileRecord } from './record.ts'
import { nextUserNameChange } from './user-name-change.ts'
import { userNameKey, userNameLimits } from './user-name.ts'

type Named = Pick<ProfileRecord, 'userName' | 'userNameChangedAt'>

/** Returns the time from which a user name may be changed again, in milliseconds; null if it may be changed now (D-03). */
export function nextNameChange({ userName, userNameChangedAt }: Named, now: number): number | null {
  if (userName === null || userNameChangedAt === null) return null
  const next = nextUserNameChange(userNameChangedAt)
  return next > now ? next : null
}

/**
 * Decides on a change of the user name to `name` (D-03). Returns the time of the last change to store, in milliseconds; null if there was
 * none. The first user name does not count as a change. `USERNAME_CANNOT_EDIT` if the last change is less than six calendar months ago.
 */
export function decideUserNameMoment(profile: Named, name: string | null, now: number): Decision<number | null> {
  if (name === profile.userName) return decided(profile.userNameChangedAt)
  if (profile.userName === null) return decided(null)
  const next = nextNameChange(profile, now)
  if (next !== null) return refused(new Problem('USERNAME_CANNOT_EDIT', { nextChangeAt: new Date(next).toISOString() }))
  return decided(now)
}

/**
 * Returns the former addresses of a profile after its user name changed to `name` (D-03). The old name stays for six months, with the
 * current type and all former types. The new name is added with all former types, without an end. Expired addresses are left out.
 */
export function addressesAfter(
  stored: readonly FormerAddressRecord[],
  { id, type, userName }: Pick<ProfileRecord, 'id' | 'type' | 'userName'>,
  name: string,
  now: number,
): FormerAddressRecord[] {
  if (userName === null || userNameKey(userName) === userNameKey(name)) return [...stored]
  const [before, after] = [userNameKey(userName), userNameKey(name)]
  const until = monthsLater(now, userNameLimits.reservedMonths)
  const formerTypes = [...new Set(stored.filter((one) => one.until === null).map((one) => one.type))]
  const stillLeading = stored.filter((one) => one.until !== null && isInForce(one, now) && one.userNameKey !== after)
  return [
    ...stillLeading,
    ...[...new Set([type, ...formerTypes])].map((one) => ({ profileId: id, type: one, userNameKey: before, until })),
    ...formerTypes.map((one) => ({ profileId: id, type: one, userNameKey: after, until: null })),
  ]
}
