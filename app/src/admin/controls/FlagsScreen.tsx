import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Switch } from '@wasla/design-system/components/Switch'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { AdminFlagsDocument, AdminSetFlagDocument, type AdminFlagsQuery } from './controls.generated.ts'

type Flag = AdminFlagsQuery['adminFlags'][number]

/** Feature flags: each turns a part of the product on or off for everyone. */
export function FlagsScreen() {
  const { data, loading, error, refetch } = useQuery(AdminFlagsDocument, {
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PlainPage title="admin.place.flags" lead={<FormattedMessage id="admin.flags.lead" />}>
      {data ? (
        data.adminFlags.map((flag) => <FlagCard key={flag.key} flag={flag} />)
      ) : error ? (
        <ErrorState level={2} onRetry={() => void refetch().catch(() => undefined)} isRetrying={loading} />
      ) : (
        <PageWaiting />
      )}
    </PlainPage>
  )
}

function FlagCard({ flag: { key, enabled, updatedAt } }: { flag: Flag }) {
  const { date } = useFormats()
  const maySwitch = adminMayCall(useAdmin().role, 'adminSetFlag')
  const { value, openWith, close } = useUrlDialog('switch')
  const [setFlag] = useMutation(AdminSetFlagDocument, { refetchQueries: [AdminFlagsDocument], awaitRefetchQueries: true })
  const name = <FormattedMessage id={`admin.flag.${key}`} />
  const action = enabled ? 'off' : 'on'
  return (
    <Card isPadded>
      <Stack gap="xs">
        <Switch
          isSelected={enabled}
          isReadOnly={!maySwitch}
          onChange={() => openWith(key)}
          hint={<FormattedMessage id={`admin.flag.${key}.text`} />}
        >
          {name}
        </Switch>
        {Date.parse(updatedAt) > 0 && (
          <Text look="caption" tone="muted">
            <FormattedMessage id="admin.changedAt" values={{ moment: date(new Date(updatedAt), 'moment') }} />
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={maySwitch && value === key}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<FormattedMessage id={`admin.flags.${action}Title`} values={{ name }} />}
        confirmText={<FormattedMessage id={`admin.flags.${action}Yes`} />}
        isDanger={enabled}
        onConfirm={async () => {
          await setFlag({ variables: { key, enabled: !enabled } })
          sayDone({ id: `admin.flags.${action}Done`, values: { name } })
        }}
      >
        <FormattedMessage id={`admin.flags.${action}Text`} />
      </ConfirmDialog>
    </Card>
  )
}
