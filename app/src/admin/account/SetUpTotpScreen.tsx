import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { useAdminServices } from '../services/context.ts'
import { EntryLayout } from '../shell/EntryLayout.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { EnrolDialog } from './EnrolDialog.tsx'

/** Sets up the second step. In live an admin sees no other screen until the second step is set up (Y-09). */
export function SetUpTotpScreen() {
  useAdminTitle('admin.totp.neededTitle')
  const { session } = useAdminServices()
  const enrol = useUrlDialog('enrol')
  return (
    <EntryLayout>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={1} look="title">
            <FormattedMessage id="admin.totp.neededTitle" />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id="admin.totp.neededText" />
          </Text>
        </Stack>
        <Button variant="primary" iconStart="qr" isFullWidth onPress={enrol.open}>
          <FormattedMessage id="admin.totp.enrol" />
        </Button>
        <Button isFullWidth onPress={() => session.end('signedOut')}>
          <FormattedMessage id="admin.signIn.startOver" />
        </Button>
      </Stack>
      {enrol.isOpen && <EnrolDialog onClose={enrol.close} />}
    </EntryLayout>
  )
}
