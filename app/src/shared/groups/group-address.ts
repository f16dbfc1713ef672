import type { Path } from '#paths.ts'

export const groupsPath = '/groups' satisfies Path
/** Paths of two lists: the groups that the user created, and the groups that the user joined (H-07). */
export const createdGroupsPath = `${groupsPath}?type=CREATED`
export const joinedGroupsPath = `${groupsPath}?type=JOINED`

export const newGroupPath = '/groups/create' satisfies Path

/** Returns the address of a group's page for members. */
export const memberAddress = (groupId: string): string => `/groups/my/${encodeURIComponent(groupId)}`

/** Returns the address of a group's public page. */
export const publicGroupAddress = (userName: string): string => `/groups/${encodeURIComponent(userName)}`

export const editAddress = (groupId: string): string => `/groups/edit/${encodeURIComponent(groupId)}`

/** Returns the address that a group card links to: the members' page for members, the public page for others (G-27). */
export const groupAddress = ({ id, userName, myRole }: { id: string; userName: string; myRole: string }): string =>
  myRole === 'Visitor' ? publicGroupAddress(userName) : memberAddress(id)
