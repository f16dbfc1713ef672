import type { Localized } from '../platform/language.ts'
import { impersonatesProduct } from './impersonation.ts'
import { userNameConfusableKey, userNameConfusableKeys } from './confusable-key.ts'

/** Length of a user name (S1 §5), least calendar months between changes, and how long an old name stays reserved (D-03). */
export const userNameLimits = { least: 3, most: 20, changeAfterMonths: 6, reservedMonths: 6 } as const

/** Names of pages, reserved for profiles and groups alike (D-04). */
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

/** Returns whether a name has three to twenty Latin letters, digits and underscores (S1 §5). */
export const isUserName = (name: string) => shape.test(name)

/** Returns the form in which names are compared: names that differ only in capitals are the same (D-03). */
export const userNameKey = (name: string) => name.toLowerCase()

/**
 * Returns whether no profile or group may have a name: it is that of a page, looks like one, or seems to speak for the product (D-04,
 * security case 56). `productName` is the name of this deployment.
 */
export const isReservedName = (name: string, productName: Localized) =>
  userNameConfusableKeys(name).some((key) => reservedKeys.has(key)) || impersonatesProduct(name, productName)
