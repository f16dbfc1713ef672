import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

/** Page on which programs to join are found. */
export const discoverPath = '/discover' satisfies Path

/** Returns whether programs can be found: they are switched on, and their page exists. `flags` is null while they load. */
export const canFindPrograms = (flags: Flags | null, hasScreen: (path: Path) => boolean = isScreenPath) =>
  flags !== null && flags.program && hasScreen(discoverPath)
