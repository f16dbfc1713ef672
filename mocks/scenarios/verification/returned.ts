import { hour } from '../../world/clock.ts'
import type { Member } from '../../world/member.ts'
import type { World } from '../../world/world.ts'

/** The current time of a world in milliseconds: an hour after the last sign-in. */
export const nowOf = ({ users }: World) => Math.max(...users.map(({ lastSignInAt }) => lastSignInAt ?? 0)) + hour

/** A user came back an hour ago after a long absence: money waits for a new check (security case 10). */
export const returned =
  ({ user }: Member) =>
  (world: World): void => {
    for (const one of world.users) if (one.id === user.id) one.identityRecheckSince = nowOf(world) - hour
  }
