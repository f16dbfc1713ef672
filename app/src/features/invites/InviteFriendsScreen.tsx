import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { InviteForm } from './InviteForm.tsx'
import { InvitedList } from './InvitedList.tsx'

/** Inviting by phone number, and what became of it (J-01 to J-04). */
export function InviteFriendsScreen() {
  usePageTitle('invites.title')
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="invites.title" />} lead={<FormattedMessage id="invites.lead" />} />
      <Card isPadded>
        <InviteForm />
      </Card>
      <InvitedList />
    </Stack>
  )
}
