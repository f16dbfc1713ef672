import { useQuery } from '@apollo/client/react'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { GroupRoomDocument } from './group-room.generated.ts'

/** Whether the user may be in one more group. `unknown` means that the request failed; the server then decides when the user tries. */
export type GroupRoom = 'loading' | 'free' | 'full' | 'unknown'

/**
 * Returns whether the user may create or join another group. The limit is five groups over all profiles of the user (G-01). Refetches on
 * each page that uses it.
 */
export function useGroupRoom(): GroupRoom {
  const { data, error } = useQuery(GroupRoomDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (data) return data.currentUser.myGroups.length >= groupLimits.groupsOfUser ? 'full' : 'free'
  return error ? 'unknown' : 'loading'
}
