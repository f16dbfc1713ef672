import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { memberAddress } from '#shared/groups/group-address.ts'
import { isRunning } from '#shared/groups/joining/ways.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { FormWaiting } from './FormWaiting.tsx'
import { GroupForm } from './GroupForm.tsx'
import { GroupFormDocument, GroupStandingDocument } from './groupForm.generated.ts'

/**
 * Edits a group. A viewer without a role in the group is redirected home (S1 §5). A member who may not edit the group is redirected to its
 * page (G-19).
 */
export function EditGroupScreen() {
  usePageTitle('groups.form.edit')
  const { groupId = '' } = useParams()
  const options = { variables: { groupId }, fetchPolicy: 'network-only', context: { errors: 'mine' } } as const
  const roleQuery = useQuery(GroupStandingDocument, options)
  const role = roleQuery.data?.currentUser.userRole ?? null
  const { data, error, refetch } = useQuery(GroupFormDocument, options)

  if (roleQuery.data && (role === null || role === 'Visitor')) return <Navigate to="/home" replace />
  if (role !== null && !isRunning(role)) return <Navigate to={memberAddress(groupId)} replace />
  /* A group without interests opens at the stage of interests (G-28). */
  if (role !== null && data)
    return <GroupForm key={groupId} group={data.group} {...(data.group.interests.length === 0 && { first: 'INTERESTS' })} />
  if (!error && !roleQuery.error) return <FormWaiting />
  const isRetrying = roleQuery.loading
  return (
    <ErrorState
      level={1}
      title={<FormattedMessage id="groups.form.loadFailed" />}
      onRetry={() => void Promise.all([roleQuery.refetch(), refetch()]).catch(() => undefined)}
      isRetrying={isRetrying}
    />
  )
}
