import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/AdminRoot.tsx'
import { AdminCloseAccountDocument, AdminSetUserSuspendedDocument } from './UserScreen.generated.ts'
import type { UserRow } from './UserScreen.tsx'

/** What is done to a whole account: it rests, it comes back (B-16), it is closed for good (D-37). Each with its reason. */
export function AccountDeeds({ user }: { user: UserRow }) {
  const { role } = useAdmin()
  const suspension = useUrlDialog('suspend')
  const closing = useUrlDialog('close-account')
  const [setSuspended] = useMutation(AdminSetUserSuspendedDocument)
  const [closeAccount] = useMutation(AdminCloseAccountDocument)
  const deed = user.isSuspended ? 'reinstate' : 'suspend'
  const values = { name: <Bidi key="name">{user.name ?? groupedPhone(user.mobileNumber)}</Bidi> }
  const maySuspend = adminMay(role, 'users.suspend')
  const mayClose = adminMay(role, 'users.close')
  return (
    <Inline gap="sm">
      {maySuspend && (
        <Button variant={user.isSuspended ? 'primary' : 'dangerQuiet'} onPress={suspension.open}>
          <FormattedMessage id={`admin.users.${deed}`} />
        </Button>
      )}
      {mayClose && (
        <Button variant="dangerQuiet" onPress={closing.open}>
          <FormattedMessage id="admin.users.close" />
        </Button>
      )}
      {maySuspend && suspension.isOpen && (
        <ReasonDialog
          onClose={suspension.close}
          title={<FormattedMessage id={`admin.users.${deed}Title`} values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id={`admin.users.${deed}Yes`} />}
          isDanger={!user.isSuspended}
          onSend={async (reason, errors) => {
            await setSuspended({ variables: { userId: user.id, suspended: !user.isSuspended, reason }, context: { errors } })
            sayDone({ id: `admin.users.${deed}Done`, values })
          }}
        >
          <FormattedMessage id={`admin.users.${deed}Text`} />
        </ReasonDialog>
      )}
      {mayClose && closing.isOpen && (
        <ReasonDialog
          onClose={closing.close}
          title={<FormattedMessage id="admin.users.closeTitle" values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id="admin.users.closeYes" />}
          isDanger
          onSend={async (reason, errors) => {
            await closeAccount({ variables: { userId: user.id, reason }, context: { errors } })
            sayDone({ id: 'admin.users.closeDone', values })
          }}
        >
          <FormattedMessage id="admin.users.closeText" />
        </ReasonDialog>
      )}
    </Inline>
  )
}
