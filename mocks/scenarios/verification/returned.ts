import { hour } from '../../world/clock.ts'
import type { Member } from '../../world/member.ts'
import type { World } from '../../world/tables.ts'

/** Returns the current time of a world in milliseconds, which is an hour after the last sign-in. */
export const nowOf = ({ users }: World) => Math.max(...users.map(({ lastSignInAt }) => lastSignInAt ?? 0)) + hour

/** Makes a user return an hour ago after a long absence, so that money waits for a new check (security case 10). */
export const returned =
  ({ user }: Member) =>
  (world: World): void => {
    for (const one of world.users) if (one.id === user.id) one.identityRecheckSince = nowOf(world) - hour
  }
