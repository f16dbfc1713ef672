import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

/** Where a program is begun. */
export const newProgramPath = '/programs/create/program-details' satisfies Path

/**
 * Whether a brand can begin a program from its home. `soon`: the wizard is not built yet, so the card announces it and leads nowhere.
 * `loading`: the flags are not known yet, so the button neither hides nor opens. `off`: programs are switched off, and the card
 * stays away.
 */
export function programEntry(flags: Flags | null, hasScreen: (path: Path) => boolean = isScreenPath): 'on' | 'soon' | 'loading' | 'off' {
  if (flags && !flags.program) return 'off'
  if (!hasScreen(newProgramPath)) return 'soon'
  return flags ? 'on' : 'loading'
}
