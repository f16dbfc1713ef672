import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Card } from '@wasla/design-system/components/Card'
import { Switch } from '@wasla/design-system/components/Switch'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { NotYet, SettingsPage } from '../SettingsPage.tsx'
import { obstacleOf } from './push-state.ts'
import { usePushDevice } from './usePushDevice.ts'

/** Page to switch notifications on this device on and off. The browser asks for permission only after a press. */
export function NotificationsScreen() {
  usePageTitle('settings.menu.notifications')
  const { state, error, isRetrying, retry, isPending, hasFailed, change } = usePushDevice()
  const obstacle = state && obstacleOf(state)
  return (
    <SettingsPage name="notifications">
      {state ? (
        <Card isPadded>
          <Stack gap="md">
            <Switch
              isSelected={state === 'on'}
              isDisabled={obstacle !== null}
              isReadOnly={isPending}
              onChange={change}
              hint={<FormattedMessage id="settings.notifications.hint" />}
              errorMessage={hasFailed && <FormattedMessage id="settings.notifications.failed" />}
            >
              <FormattedMessage id="settings.notifications.label" />
            </Switch>
            {obstacle && (
              <Banner tone={obstacle === 'blocked' ? 'warning' : 'info'}>
                <FormattedMessage id={`settings.notifications.${obstacle}`} />
              </Banner>
            )}
          </Stack>
        </Card>
      ) : (
        <NotYet error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
    </SettingsPage>
  )
}
