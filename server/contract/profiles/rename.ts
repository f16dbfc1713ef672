import { Problem } from '../errors/problem.ts'
import { monthsLater } from '../platform/riyadh.ts'
import { isInForce, type FormerAddressRecord } from './address.ts'
import type { ProfileRecord } from './record.ts'
import { nextUserNameChange } from './user-name-change.ts'
import { userNameKey, userNameLimits } from './user-name.ts'

type Named = Pick<ProfileRecord, 'userName' | 'userNameChangedAt'>

/** From when on a user name may be changed again; null for who may now (D-03). */
export function nextNameChange({ userName, userNameChangedAt }: Named, now: number): number | null {
  if (userName === null || userNameChangedAt === null) return null
  const next = nextUserNameChange(userNameChangedAt)
  return next > now ? next : null
}

/**
 * When a user name was last changed, once it is `name` (D-03): the first choice is free and does not count. Throws
 * `USERNAME_CANNOT_EDIT` where the last change is less than six calendar months ago.
 */
export function nameChangedAt(stood: Named, name: string | null, now: number): number | null {
  if (name === stood.userName) return stood.userNameChangedAt
  if (stood.userName === null) return null
  const next = nextNameChange(stood, now)
  if (next !== null) throw new Problem('USERNAME_CANNOT_EDIT', { nextChangeAt: new Date(next).toISOString() })
  return now
}

/**
 * Where a profile is found besides, once its user name changed (D-03): under the old name for six months, of its type and of every type
 * it had; under the new name of every type it had, as long as it has that name. What is over is not among them.
 */
export function addressesAfter(
  stood: readonly FormerAddressRecord[],
  { id, type, userName }: Pick<ProfileRecord, 'id' | 'type' | 'userName'>,
  name: string,
  now: number,
): FormerAddressRecord[] {
  if (userName === null || userNameKey(userName) === userNameKey(name)) return [...stood]
  const [before, after] = [userNameKey(userName), userNameKey(name)]
  const until = monthsLater(now, userNameLimits.reservedMonths)
  const formerTypes = [...new Set(stood.filter((one) => one.until === null).map((one) => one.type))]
  const stillLeading = stood.filter((one) => one.until !== null && isInForce(one, now) && one.userNameKey !== after)
  return [
    ...stillLeading,
    ...[...new Set([type, ...formerTypes])].map((one) => ({ profileId: id, type: one, userNameKey: before, until })),
    ...formerTypes.map((one) => ({ profileId: id, type: one, userNameKey: after, until: null })),
  ]
}
