import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Path } from '#paths.ts'
import { isScreenPath } from '#places.ts'

/** Where programs to join are found. */
export const discoverPath = '/discover' satisfies Path

/** Whether there are programs to find: switched on, and their page is built. `flags` is null while loading. */
export const canFindPrograms = (flags: Flags | null, hasScreen: (path: Path) => boolean = isScreenPath) =>
  flags !== null && flags.program && hasScreen(discoverPath)
