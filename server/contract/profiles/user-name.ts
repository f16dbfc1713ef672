import type { Localized } from '../platform/language.ts'
import { isHouseName } from './house-name.ts'
import { userNameLook, userNameLooks } from './look.ts'

/** Length of a user name (S1 §5), how long between changes and how long an old one stays reserved, in calendar months (D-03). */
export const userNameLimits = { least: 3, most: 20, changeAfterMonths: 6, reservedMonths: 6 } as const

/** Names of pages, for profiles and groups alike (D-04). */
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

const reservedLooks: ReadonlySet<string> = new Set([...reserved].map(userNameLook))

const shape = new RegExp(`^[A-Za-z0-9_]{${userNameLimits.least},${userNameLimits.most}}$`)

/** Three to twenty Latin letters, digits and underscores (S1 §5). */
export const isUserName = (name: string) => shape.test(name)

/** The form in which names are compared: two that differ in capitals only are one (D-03). */
export const userNameKey = (name: string) => name.toLowerCase()

/**
 * Whether nobody may take a name, of a profile or a group: a page's, one that looks like it, or one that speaks for the house (D-04,
 * security case 56). `productName` is what this deployment calls itself.
 */
export const isReservedName = (name: string, productName: Localized) =>
  userNameLooks(name).some((look) => reservedLooks.has(look)) || isHouseName(name, productName)
