import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { sayDone } from '../form/said.tsx'
import { Section } from '../shell/Section.tsx'
import { Effects } from './Effects.tsx'
import { AdminCloseAccountDocument } from './UserScreen.generated.ts'
import type { UserRow } from './user-row.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import { AdminSettingsDocument } from '../controls/controls.generated.ts'

const setting: SettingKey = 'accounts.erasedAfter'

/** Returns the number of days after which a closed account’s data is erased, from the current setting; null while unknown. */
function useErasedAfter(): number | null {
  const { data } = useQuery(AdminSettingsDocument, { context: { errors: 'mine' }, fetchPolicy: 'cache-and-network' })
  const value: unknown = data?.adminSettings.find(({ key }) => key === setting)?.value
  return typeof value === 'number' ? value : null
}

/** Closes an account for good, with a reason (D-37). The dialog says after how many days its data is erased. */
export function CloseAccount({ user }: { user: UserRow }) {
  const dialog = useUrlDialog('close-account')
  const [closeAccount] = useMutation(AdminCloseAccountDocument)
  const days = useErasedAfter()
  const values = { name: <Bidi key="name">{user.name ?? groupedPhone(user.mobileNumber)}</Bidi> }
  return (
    <>
      <Section title={<FormattedMessage id="admin.users.closeSection" />}>
        <Text tone="muted">
          <FormattedMessage id="admin.users.closeLead" />
        </Text>
        <Button isFullWidth variant="danger" onPress={dialog.open}>
          <FormattedMessage id="admin.users.close" />
        </Button>
      </Section>
      {dialog.isOpen && (
        <ReasonDialog
          onClose={dialog.close}
          title={<FormattedMessage id="admin.users.closeTitle" values={values} />}
          label={<FormattedMessage id="admin.reason" />}
          confirmText={<FormattedMessage id="admin.users.closeYes" />}
          isDanger
          onSend={async (reason, errors) => {
            await closeAccount({ variables: { userId: user.id, reason }, context: { errors } })
            sayDone({ id: 'admin.users.closeDone', values })
          }}
        >
          <Effects>
            <FormattedMessage id="admin.users.effect.inactive" />
            {days === null ? (
              <FormattedMessage id="admin.users.effect.erased" />
            ) : (
              <FormattedMessage id="admin.users.effect.erasedAfter" values={{ days }} />
            )}
            <FormattedMessage id="admin.users.effect.final" />
            <FormattedMessage id="admin.users.effect.refused" />
          </Effects>
        </ReasonDialog>
      )}
    </>
  )
}
