import type { World } from '../../world/world.ts'

/** Nobody has a page, and no group can be discovered: nothing is found. */
export function nothingToFind(world: World): void {
  for (const profile of world.profiles) profile.userName = null
  for (const group of world.groups) group.isDiscoverable = false
}
