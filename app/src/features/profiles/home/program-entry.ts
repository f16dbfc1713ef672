import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

/** Address at which a program is created. */
export const newProgramPath = '/programs/create/program-details' satisfies Path

/**
 * Returns whether a brand can create a program from its home. `soon`: the wizard does not exist yet, so the card announces it without a
 * link. `loading`: the flags are not known yet, so the button is neither hidden nor enabled. `off`: programs are switched off, and
 * the card is hidden.
 */
export function programEntry(flags: Flags | null, hasScreen: (path: Path) => boolean = isScreenPath): 'on' | 'soon' | 'loading' | 'off' {
  if (flags && !flags.program) return 'off'
  if (!hasScreen(newProgramPath)) return 'soon'
  return flags ? 'on' : 'loading'
}
