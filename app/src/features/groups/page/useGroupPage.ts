import { useQuery } from '@apollo/client/react'
import { problemOf } from '#graphql/problems.ts'
import { GroupDocument, GroupMemberShipDocument, PublicGroupDocument, type GroupPageFieldsFragment } from './group.generated.ts'

/** Key by which a page finds its group: the id on the members' page, the user name on the public page (G-27). */
export type GroupAt = { readonly by: 'id'; readonly groupId: string } | { readonly by: 'name'; readonly userName: string }

/** A group with the fields of its page. */
export type PageGroup = GroupPageFieldsFragment

const options = { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } } as const

/** Returns the group of a page. `isMissing` is true if the server does not find the group, even if the cache still has it. */
export function useGroupPage(at: GroupAt) {
  const own = useQuery(GroupDocument, { ...options, skip: at.by !== 'id', variables: { groupId: at.by === 'id' ? at.groupId : '' } })
  const open = useQuery(PublicGroupDocument, {
    ...options,
    skip: at.by !== 'name',
    variables: { userName: at.by === 'name' ? at.userName : '' },
  })
  const { error, loading, refetch } = at.by === 'id' ? own : open
  return {
    group: own.data?.group ?? open.data?.publicGroup ?? null,
    isMissing: problemOf(error)?.code === 'GROUP_NOT_FOUND',
    hasFailed: error !== undefined && !loading,
    isRetrying: loading,
    retry: () => void refetch().catch(() => undefined),
  }
}

/**
 * Returns the pending request and the invitation of a viewer who is not a member. `membership` is null if there is nothing that the viewer
 * may see.
 */
export function useMembership(groupId: string, isNeeded: boolean) {
  const { data, loading } = useQuery(GroupMemberShipDocument, { ...options, skip: !isNeeded, variables: { groupId } })
  return { membership: data?.groupMemberShip ?? null, isKnown: !isNeeded || data !== undefined || !loading }
}

export type Membership = ReturnType<typeof useMembership>['membership']
