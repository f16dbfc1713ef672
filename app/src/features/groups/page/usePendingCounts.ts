import { useQuery } from '@apollo/client/react'
import { mayDo, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { GroupPendingDocument } from './group.generated.ts'

/** Returns the number of pending invitations and requests; null while it loads, and for viewers who may not see it. */
export function usePendingCounts(groupId: string, access: GroupAccess) {
  const { data } = useQuery(GroupPendingDocument, {
    variables: {
      invites: { groupId, status: 'Pending', isJoinRequest: false },
      requests: { groupId, status: 'Pending', isJoinRequest: true },
    },
    skip: !mayDo(access, 'readInvitations') || !mayDo(access, 'readRequests'),
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return { invites: data?.invites.count ?? null, requests: data?.requests.count ?? null }
}
