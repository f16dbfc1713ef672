import { everyOf } from '../common/every-of.ts'
import type { MediaKitPart } from '../generated/user-types.ts'
import type { KitLine } from './canonical.ts'

/** Parts of a kit that its owner may leave out, in the order in which they are shown. */
export const kitParts = everyOf<MediaKitPart>()('ACCOUNTS', 'AUDIENCE', 'PRICES')

/** Beginnings of the keys of lines, by section. */
const beginnings = { FIGURES: 'figure.', ACCOUNTS: 'account.', AUDIENCE: 'audience.', PRICES: 'price.' } as const

export type KitSection = keyof typeof beginnings
export const kitSections = Object.keys(beginnings) as KitSection[]

/** Returns the key of a line. */
export const keyIn = (section: KitSection, id: string): string => beginnings[section] + id

/** Returns the lines of a section. */
export const linesIn = (section: KitSection, lines: readonly KitLine[]): KitLine[] =>
  lines.filter(({ key }) => key.startsWith(beginnings[section]))
