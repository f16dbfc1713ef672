import { useQuery } from '@apollo/client/react'
import { problemOf } from '#graphql/problems.ts'
import { GroupDocument, GroupMemberShipDocument, PublicGroupDocument, type GroupPageFieldsFragment } from './group.generated.ts'

/** Which group a page is about: its members’ page knows it by its id, the public one by its user name (G-27). */
export type GroupAt = { readonly by: 'id'; readonly groupId: string } | { readonly by: 'name'; readonly userName: string }

/** A group as its page reads it. */
export type PageGroup = GroupPageFieldsFragment

const options = { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } } as const

/** The group of a page. A group that is gone, or never was, is missing even where an older answer is known. */
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

/** What somebody who is no member has to do with a group: their request and their invitation. Null where nobody is to know. */
export function useMembership(groupId: string, isNeeded: boolean) {
  const { data, loading } = useQuery(GroupMemberShipDocument, { ...options, skip: !isNeeded, variables: { groupId } })
  return { membership: data?.groupMemberShip ?? null, isKnown: !isNeeded || data !== undefined || !loading }
}

export type Membership = ReturnType<typeof useMembership>['membership']
