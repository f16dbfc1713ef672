import type { Path } from '#paths.ts'

export const groupsPath = '/groups' satisfies Path
/** The list of the groups that one founded, and that of those one joined (H-07). */
export const createdGroupsPath = `${groupsPath}?type=CREATED`
export const joinedGroupsPath = `${groupsPath}?type=JOINED`

export const newGroupPath = '/groups/create' satisfies Path

/** The page of a group for its members. */
export const memberAddress = (groupId: string): string => `/groups/my/${encodeURIComponent(groupId)}`

/** The page of a group for everybody. */
export const publicGroupAddress = (userName: string): string => `/groups/${encodeURIComponent(userName)}`

export const editAddress = (groupId: string): string => `/groups/edit/${encodeURIComponent(groupId)}`

/** Where a card leads: members to their page, others to the public one (G-27). */
export const groupAddress = ({ id, userName, myRole }: { id: string; userName: string; myRole: string }): string =>
  myRole === 'Visitor' ? publicGroupAddress(userName) : memberAddress(id)
