import type { Localized } from '../platform/language.ts'
import { impersonatesProduct } from './impersonation.ts'
import { userNameConfusableKey, userNameConfusableKeys } from './confusable-key.ts'

/**
 * Limits of user names. `least` and `most`: length (S1 §5). `changeAfterMonths`: calendar months between two changes. `reservedMonths`:
 * calendar months for which an old name stays reserved (D-03).
 */
export const userNameLimits = { least: 3, most: 20, changeAfterMonths: 6, reservedMonths: 6 } as const

/** Names of pages. No profile and no group can take them (D-04). */
const reserved: readonly string[] = [
  'admin',
  'support',
  'help',
  'api',
  'www',
  'profile',
  'settings',
  'groups',
  'group',
  'create',
  'edit',
  'my',
  'discover',
  'wallet',
  'home',
  'programs',
  'program',
  'stats',
  'about',
  'sign_up',
  'null',
  'undefined',
]

const reservedKeys: ReadonlySet<string> = new Set([...reserved].map(userNameConfusableKey))

const shape = new RegExp(`^[A-Za-z0-9_]{${userNameLimits.least},${userNameLimits.most}}$`)

/** Returns whether a name consists of three to twenty Latin letters, digits and underscores (S1 §5). */
export const isUserName = (name: string) => shape.test(name)

/** Returns the form in which user names are compared. Names that differ only in capitals are the same (D-03). */
export const userNameKey = (name: string) => name.toLowerCase()

/**
 * Returns whether a user name is reserved, so that no profile or group can take it. A name is reserved if it is the name of a page, can be
 * confused with such a name, or seems to speak for the product (D-04, security case 56). `productName` is the name of this deployment
 * (A-19).
 */
export const isReservedName = (name: string, productName: Localized) =>
  userNameConfusableKeys(name).some((key) => reservedKeys.has(key)) || impersonatesProduct(name, productName)
