import { minute, worldNow } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { NOURA } from '../world/networkers.ts'
import { BANDAR } from '../world/unfinished.ts'
import type { World } from '../world/tables.ts'

const entriesOfBandar = ({ waitingList }: World) => waitingList.filter(({ profileId }) => profileId === BANDAR.profile.id)

/** Returns the time at which the last person joined the waiting list. */
const latest = ({ waitingList }: World) => Math.max(...waitingList.map(({ joinedAt }) => joinedAt))

/** Puts Bandar at the end of the waiting list: he has just joined, without tasks or invitations. */
export function lastInLine(world: World): void {
  for (const entry of entriesOfBandar(world))
    Object.assign(entry, { joinedAt: latest(world) + minute, acceptedInvitations: 0, doneTasks: [] })
  world.friendInvitations = world.friendInvitations.filter(({ inviterId }) => inviterId !== BANDAR.user.id)
}

/** Puts Bandar at the top of the waiting list: he has done all tasks and has ten accepted invitations. */
export function firstInLine(world: World): void {
  for (const entry of entriesOfBandar(world))
    Object.assign(entry, {
      acceptedInvitations: 10,
      doneTasks: ['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY'],
      joinedAt: entry.joinedAt - 30 * 24 * 60 * minute,
    })
}

/** Adds all invitations that Noura may send in a day. Her next invitation is refused (J-02). */
export function tenInvitedToday(world: World): void {
  const base = Math.max(...world.users.map(({ lastSignInAt }) => lastSignInAt ?? 0), worldNow)
  for (let index = 0; index < 10; index++)
    world.friendInvitations.push({
      id: idOf(`invitation:today:${index}`, base - index * minute),
      inviterId: NOURA.user.id,
      mobileNo: `+9665811100${10 + index}`,
      status: 'Pending',
      createdAt: base - (index + 1) * 10 * minute,
    })
}
