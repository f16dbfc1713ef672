import { createContext } from 'react'
import type { CoverInkName } from '../../tokens/cover-inks.ts'

/** A pattern to draw. `seed` comes from a name (`seedOfName`); `ratio` is width by height. */
export type Pattern = { seed: number; ink: CoverInkName; ratio: number | undefined; isEmblem: boolean }

/** Returns the address of a pattern’s picture. */
export type PatternSource = (pattern: Pattern) => string

/**
 * Source of the pictures of patterns. With it, a page has the address of each pattern instead of its shapes, which are 30 kB. Null if the
 * page draws them itself.
 */
export const PatternAddress = createContext<PatternSource | null>(null)
