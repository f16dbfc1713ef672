import { Problem } from '../errors/problem.ts'
import type { Localized } from '../platform/language.ts'
import { isReservedName, isUserName } from './user-name.ts'

/**
 * Returns whether a profile may take a user name: it must be valid, not reserved, and not taken (D-03, D-04, security case 56). `isTaken`:
 * whether another profile has the name or a confusable name, or had it less than six months ago.
 */
export const mayTakeUserName = (name: string, isTaken: boolean, productName: Localized): boolean =>
  isUserName(name) && !isReservedName(name, productName) && !isTaken

export const userNameIsTaken = () => new Problem('USERNAME_ALREADY_EXISTS', undefined, [{ path: 'userName', rule: 'userNameTaken' }])
