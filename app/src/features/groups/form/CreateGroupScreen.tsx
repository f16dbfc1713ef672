import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Navigate } from 'react-router'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { GroupRoomDocument } from '#shared/groups/group-room.generated.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { FormWaiting } from './FormWaiting.tsx'
import { GroupForm } from './GroupForm.tsx'

/** Creates a group. Redirects home with a message if the viewer is in five groups already (S1 §5). */
export function CreateGroupScreen() {
  usePageTitle('groups.form.create')
  /*
   * The query never reads the cache, because the viewer may have joined a group since. If the query fails, the form is shown, and the
   * server checks the limit when the form is sent.
   */
  const { data, error } = useQuery(GroupRoomDocument, { fetchPolicy: 'network-only', context: { errors: 'mine' } })
  /* Decides once: a later answer, for example when the network is back, must not remove a form with typed text. */
  const [shown, setShown] = useState<'form' | 'full' | null>(null)
  if (shown === null && (data || error)) {
    setShown(data && data.currentUser.myGroups.length >= groupLimits.groupsOfUser ? 'full' : 'form')
  }
  if (shown === null) return <FormWaiting />
  return shown === 'full' ? <Full /> : <GroupForm group={null} />
}

function Full() {
  useEffect(() => {
    showToast({
      tone: 'info',
      title: <FormattedMessage id="groups.form.max.title" />,
      text: <FormattedMessage id="groups.form.max.text" />,
    })
  }, [])
  return <Navigate to="/home" replace />
}
