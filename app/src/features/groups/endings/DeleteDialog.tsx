import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { PageGroup } from '../page/useGroupPage.ts'
import { DeleteGroupDocument } from './endings.generated.ts'
import { ConfirmByHandle } from './ConfirmByHandle.tsx'

/** Queries whose cached results may still contain the deleted group. */
const lists = ['myGroups', 'groups', 'suggestedGroups', 'currentUser']

type DeleteDialogProps = { group: PageGroup; onClose: () => void }

/** Deletes a group for everybody, after its user name was typed (G-22). */
export function DeleteDialog({ group, onClose }: DeleteDialogProps) {
  const navigate = useNavigate()
  const [remove] = useMutation(DeleteGroupDocument, {
    update: (cache) => {
      for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  return (
    <ConfirmByHandle
      title={<FormattedMessage id="groups.menu.delete" />}
      userName={group.userName}
      confirmText={<FormattedMessage id="groups.delete.yes" />}
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { groupId: group.id } })
        showToast({
          tone: 'success',
          text: <FormattedMessage id="groups.delete.done" values={{ name: <Bidi key="name">{group.name}</Bidi> }} />,
        })
        void navigate('/groups', { replace: true })
      }}
    >
      <Text>
        <FormattedMessage
          id="groups.delete.question"
          values={{ group: <Bidi key="group">{group.name}</Bidi>, count: group.groupMembersCount }}
        />
      </Text>
    </ConfirmByHandle>
  )
}
