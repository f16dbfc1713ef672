import { use } from 'react'
import type { CoverInkName } from '../../tokens/cover-inks.ts'
import { PatternAddress } from './PatternAddress.ts'
import { seedOfName } from './stars.ts'

type Named = { name: string; ink: CoverInkName; ratio?: number | undefined; isEmblem?: boolean | undefined }

/** Returns the address of the picture of a name’s pattern; undefined if the page draws its patterns itself. */
export function usePatternAddress({ name, ink, ratio, isEmblem = false }: Named): string | undefined {
  return use(PatternAddress)?.({ seed: seedOfName(name), ink, ratio, isEmblem })
}
