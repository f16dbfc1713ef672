import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { GroupRole } from '@wasla/contract/generated/user-types.ts'

/** The two switches of a group that decide how people join it (G-03). */
export type Switches = { isPrivate: boolean; isDiscoverable: boolean }

/** The four ways to join: one for each combination of the two switches. The form offers these four ways instead of two switches. */
export const ways = ['OPEN', 'LINK', 'APPROVAL', 'INVITATION'] as const
export type Way = (typeof ways)[number]

const switches: Readonly<Record<Way, Switches>> = {
  OPEN: { isPrivate: false, isDiscoverable: true },
  LINK: { isPrivate: false, isDiscoverable: false },
  APPROVAL: { isPrivate: true, isDiscoverable: true },
  INVITATION: { isPrivate: true, isDiscoverable: false },
}

export const switchesOf = (way: Way): Switches => switches[way]

export function wayOf({ isPrivate, isDiscoverable }: Switches): Way {
  if (isPrivate) return isDiscoverable ? 'APPROVAL' : 'INVITATION'
  return isDiscoverable ? 'OPEN' : 'LINK'
}

export const wayIcon: Readonly<Record<Way, IconName>> = { OPEN: 'globe', LINK: 'link', APPROVAL: 'user-plus', INVITATION: 'lock' }

/** Returns whether this role approves requests. The owner and admins see “you approve”. Everybody else sees that the admins approve. */
export const isRunning = (role: GroupRole): boolean => role === 'Owner' || role === 'Admin'
