import { firstArts } from './first.ts'
import type { IconName } from './icons.ts'
import { moreArts } from './more.ts'

/** The names of all icons, for pages that show them side by side. Importing this loads every drawing at once. */
export const iconNames = Object.keys({ ...firstArts, ...moreArts }).toSorted() as IconName[]
