import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { PageSheet } from '@wasla/design-system/components/PageSheet'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { useUrlSheet } from '#shell/useUrlSheet.ts'
import type { Rate } from '../page/Rates.tsx'
import { ConnectTitle } from './ConnectTitle.tsx'
import { ConnectWays } from './ConnectWays.tsx'
import { useContactOpened } from './useContactOpened.ts'
import type { PublicProfile } from './public-details.ts'
import { useAskMessage } from './useAskMessage.ts'

/** Button of a rate card that opens the contact methods with a prepared message about the service. */
export function AskAbout({ profile, rate }: { profile: PublicProfile; rate: Rate }) {
  const sheet = useUrlSheet('connect', rate.id)
  const message = useAskMessage(profile.fullName, rate)
  const opened = useContactOpened(profile.id)
  return (
    <>
      <Button size="small" iconStart="message" opens={sheet.id}>
        <FormattedMessage id="profiles.ask.open" />
        <VisuallyHidden>{` ${isolate(rate.serviceName)}`}</VisuallyHidden>
      </Button>
      <PageSheet {...sheet} title={<ConnectTitle profile={profile} />}>
        <ConnectWays reachable={profile} message={message} onOpened={opened} />
      </PageSheet>
    </>
  )
}
