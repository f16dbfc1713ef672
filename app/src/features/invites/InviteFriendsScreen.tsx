import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { InviteForm } from './InviteForm.tsx'
import { InvitedList } from './InvitedList.tsx'

/** Inviting by phone number, and what became of it (J-01 to J-04). */
export function InviteFriendsScreen() {
  usePageTitle('invites.title')
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={1} look="title">
          <FormattedMessage id="invites.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="invites.lead" />
        </Text>
      </Stack>
      <Card isPadded>
        <InviteForm />
      </Card>
      <InvitedList />
    </Stack>
  )
}
