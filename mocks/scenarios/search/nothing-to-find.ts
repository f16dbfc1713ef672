import type { World } from '../../world/tables.ts'

/** Removes all user names and makes no group discoverable, so that searches find nothing. */
export function nothingToFind(world: World): void {
  for (const profile of world.profiles) profile.userName = null
  for (const group of world.groups) group.isDiscoverable = false
}
