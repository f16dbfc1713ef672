import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList } from '@wasla/design-system/components/DescriptionList'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { PlainPage } from '../shell/PlainPage.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { EnrolDialog } from './EnrolDialog.tsx'
import { ProveCard } from './ProveCard.tsx'
import { RemoveTotpDialog } from './RemoveTotpDialog.tsx'

/** The signed-in admin’s own account: second sign-in step and password. */
export function AccountScreen() {
  const intl = useIntl()
  const { name, email, role, hasTotp } = useAdmin()
  const enrol = useUrlDialog('enrol')
  const remove = useUrlDialog('remove-totp')
  const title = (id: 'name' | 'email' | 'adminRole') => intl.formatMessage({ id: `admin.column.${id}` })
  return (
    <PlainPage title="admin.place.account">
      <Card isPadded>
        <DescriptionList
          items={[
            { id: 'name', name: title('name'), value: <Bidi key="name">{name}</Bidi> },
            { id: 'email', name: title('email'), value: <Ltr key="email">{email}</Ltr> },
            { id: 'role', name: title('adminRole'), value: intl.formatMessage({ id: `admin.role.${role}` }) },
          ]}
        />
      </Card>
      <Card as="section" isPadded aria-labelledby="totp-title">
        <Stack gap="sm">
          <Inline gap="xs" align="center">
            <Heading level={2} look="heading" id="totp-title">
              <FormattedMessage id="admin.totp.title" />
            </Heading>
            <Badge tone={hasTotp ? 'success' : 'neutral'}>
              <FormattedMessage id={hasTotp ? 'admin.totp.on' : 'admin.totp.off'} />
            </Badge>
          </Inline>
          <Text tone="muted">
            <FormattedMessage id="admin.totp.text" />
          </Text>
          <div>
            {hasTotp ? (
              <Button variant="dangerQuiet" onPress={remove.open}>
                <FormattedMessage id="admin.totp.remove" />
              </Button>
            ) : (
              <Button variant="primary" iconStart="qr" onPress={enrol.open}>
                <FormattedMessage id="admin.totp.enrol" />
              </Button>
            )}
          </div>
        </Stack>
      </Card>
      {hasTotp && <ProveCard />}
      <ChangePassword />
      {enrol.isOpen && !hasTotp && <EnrolDialog onClose={enrol.close} />}
      {remove.isOpen && hasTotp && <RemoveTotpDialog onClose={remove.close} />}
    </PlainPage>
  )
}
