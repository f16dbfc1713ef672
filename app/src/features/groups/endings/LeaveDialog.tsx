import { useRef } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { andForget } from '../page/forget-group.ts'
import { publicGroupAddress } from '#shared/groups/group-address.ts'
import type { PageGroup } from '../page/useGroupPage.ts'
import { LeaveGroupMembershipDocument } from './endings.generated.ts'

type LeaveDialogProps = { group: PageGroup; onClose: () => void }

/**
 * Leaves a group and opens its public page instead of the members' page (S1 §4). An owner cannot leave: the error names the two
 * alternatives, and the dialog closes (G-23).
 */
export function LeaveDialog({ group, onClose }: LeaveDialogProps) {
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const [leave] = useMutation(LeaveGroupMembershipDocument, andForget(group.id))
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && !hasLeft.current && onClose()}
      title={<FormattedMessage id="groups.menu.leave" />}
      confirmText={<FormattedMessage id="groups.leave.yes" />}
      onConfirm={async () => {
        try {
          await leave({ variables: { groupId: group.id } })
        } catch {
          return
        }
        hasLeft.current = true
        showToast({
          tone: 'success',
          text: <FormattedMessage id="groups.leave.done" values={{ name: <Bidi key="name">{group.name}</Bidi> }} />,
        })
        void navigate(publicGroupAddress(group.userName), { replace: true })
      }}
    >
      <FormattedMessage id="groups.leave.question" />
    </ConfirmDialog>
  )
}
