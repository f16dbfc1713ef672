import { useQuery } from '@apollo/client/react'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { GroupRoomDocument } from './group-room.generated.ts'

/** Whether one more group is allowed. `unknown`: not known yet, or it cannot be read; the server decides then. */
export type GroupRoom = 'loading' | 'free' | 'full' | 'unknown'

/** Whether somebody may found or join another group: five at most, over all profiles (G-01). Asked anew at each page that needs it. */
export function useGroupRoom(): GroupRoom {
  const { data, error } = useQuery(GroupRoomDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (data) return data.currentUser.myGroups.length >= groupLimits.groupsOfUser ? 'full' : 'free'
  return error ? 'unknown' : 'loading'
}
