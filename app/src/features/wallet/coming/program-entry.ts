import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

/** Page on which the viewer finds programs to join. */
export const discoverPath = '/discover' satisfies Path

/**
 * Returns whether the viewer can look for programs: programs are switched on, and this version of the app has their page. `flags` is null
 * until they are loaded.
 */
export const canFindPrograms = (flags: Flags | null, hasScreen: (path: Path) => boolean = isScreenPath) =>
  flags !== null && flags.program && hasScreen(discoverPath)
