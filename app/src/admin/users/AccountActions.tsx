import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { CloseAccount } from './CloseAccount.tsx'
import { Effects } from './Effects.tsx'
import { AdminSetUserSuspendedDocument } from './UserScreen.generated.ts'
import type { UserRow } from './user-row.ts'

/** Actions on a whole account, each with a reason: suspend and reinstate (B-16), close for good (D-37). */
export function AccountActions({ user }: { user: UserRow }) {
  const { role } = useAdmin()
  const suspension = useUrlDialog('suspend')
  const [setSuspended] = useMutation(AdminSetUserSuspendedDocument)
  const action = user.isSuspended ? 'reinstate' : 'suspend'
  const values = { name: <Bidi key="name">{user.name ?? groupedPhone(user.mobileNumber)}</Bidi> }
  const maySuspend = adminMayCall(role, 'adminSetUserSuspended')
  return (
    <>
      {maySuspend && (
        <Section title={<FormattedMessage id="admin.column.access" />}>
          <Text tone="muted">
            <FormattedMessage id={`admin.users.${action}Text`} />
          </Text>
          <Button isFullWidth variant={user.isSuspended ? 'primary' : 'secondary'} onPress={suspension.open}>
            <FormattedMessage id={`admin.users.${action}`} />
          </Button>
        </Section>
      )}
      {/* A closed account cannot be closed again. */}
      {adminMayCall(role, 'adminCloseAccount') && user.closedAt === null && <CloseAccount user={user} />}
      {maySuspend && suspension.isOpen && (
        <ReasonDialog
          onClose={suspension.close}
          title={<FormattedMessage id={`admin.users.${action}Title`} values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id={`admin.users.${action}Yes`} />}
          isDanger={!user.isSuspended}
          onSend={async (reason, errors) => {
            await setSuspended({ variables: { userId: user.id, suspended: !user.isSuspended, reason }, context: { errors } })
            sayDone({ id: `admin.users.${action}Done`, values })
          }}
        >
          {user.isSuspended ? (
            <FormattedMessage id="admin.users.reinstateText" />
          ) : (
            <Effects>
              <FormattedMessage id="admin.users.effect.signedOut" />
              <FormattedMessage id="admin.users.effect.hidden" />
              <FormattedMessage id="admin.users.effect.comesBack" />
            </Effects>
          )}
        </ReasonDialog>
      )}
    </>
  )
}
