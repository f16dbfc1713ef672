import { useQuery } from '@apollo/client/react'
import { problemOf } from '#graphql/problems.ts'
import { GroupDocument, GroupMemberShipDocument, PublicGroupDocument, type GroupPageFieldsFragment } from './group.generated.ts'

/** Key of a page's group: the members’ page uses its id, the public page its user name (G-27). */
export type GroupAt = { readonly by: 'id'; readonly groupId: string } | { readonly by: 'name'; readonly userName: string }

/** A group with the fields of its page. */
export type PageGroup = GroupPageFieldsFragment

const options = { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } } as const

/** Returns the group of a page. If the server no longer finds it, it is missing even if the cache has it. */
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

/** Returns the request and the invitation of a viewer who is not a member. Null if the viewer must not learn about the group. */
export function useMembership(groupId: string, isNeeded: boolean) {
  const { data, loading } = useQuery(GroupMemberShipDocument, { ...options, skip: !isNeeded, variables: { groupId } })
  return { membership: data?.groupMemberShip ?? null, isKnown: !isNeeded || data !== undefined || !loading }
}

export type Membership = ReturnType<typeof useMembership>['membership']
