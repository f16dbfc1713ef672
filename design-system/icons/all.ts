import { firstArts } from './first.ts'
import type { IconName } from './icons.ts'
import { moreArts } from './more.ts'

/** Names of all icons, for pages that list them. Importing this file loads every drawing. */
export const iconNames = Object.keys({ ...firstArts, ...moreArts }).toSorted() as IconName[]
