import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { idOf } from '../../world/ids.ts'
import { REEM } from '../../world/networkers.ts'
import type { World } from '../../world/tables.ts'

/** Adds more people than a list counts. They are copies of one person, each with another user name. */
export function veryManyPeople(world: World): void {
  const { profile } = REEM
  for (let index = 0; index < peopleLimits.most; index++)
    world.profiles.push({ ...profile, id: idOf(`scenario:person:${index}`, profile.createdAt), userName: `reem_${index}` })
}
