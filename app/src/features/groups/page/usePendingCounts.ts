import { useQuery } from '@apollo/client/react'
import { mayDo, type Standing } from '@wasla/contract/groups/access.ts'
import { GroupPendingDocument } from './group.generated.ts'

/** Returns the number of pending invitations and requests; null while it loads, and for viewers who may not see it. */
export function usePendingCounts(groupId: string, standing: Standing) {
  const { data } = useQuery(GroupPendingDocument, {
    variables: {
      invites: { groupId, status: 'Pending', isJoinRequest: false },
      requests: { groupId, status: 'Pending', isJoinRequest: true },
    },
    skip: !mayDo(standing, 'readInvitations') || !mayDo(standing, 'readRequests'),
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  return { invites: data?.invites.count ?? null, requests: data?.requests.count ?? null }
}
