import { FormattedMessage } from 'react-intl'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { Managers } from './Managers.tsx'

/** The managers of a networker and their invitations, to answer or to leave (D-20 to D-22). */
export function ManagersScreen() {
  usePageTitle('managers.title')
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="managers.title" />} lead={<FormattedMessage id="managers.lead" />} />
      <Managers />
    </Stack>
  )
}
