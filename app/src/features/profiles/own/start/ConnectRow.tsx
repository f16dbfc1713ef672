import { Button } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { connectable } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { useStartConnection } from '#shared/social/useStartConnection.ts'
import * as styles from './StartCard.css.ts'

/** Page to which a platform redirects after the consent. The page lists the connected account. */
const backTo = '/settings/accounts-rates'

/**
 * Row with a button for each platform. The button opens the platform's consent page, which then redirects to the page of connected
 * accounts.
 */
export function ConnectRow() {
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const { state, start } = useStartConnection(backTo)
  return (
    <Stack gap="xs">
      {state.kind === 'failed' && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="profiles.start.accounts.failed" />
        </Banner>
      )}
      <ul className={styles.platforms}>
        {connectable.map(([platform, mark]) => {
          const isBusy = state.kind === 'busy' && state.platform === platform
          return (
            <li key={platform}>
              <Button
                className={styles.platform}
                isDisabled={state.kind === 'busy' && !isBusy}
                isPending={isBusy}
                aria-label={intl.formatMessage({ id: 'profiles.accounts.connect' }, { platform: platformName(platform) })}
                onPress={() => start(platform)}
              >
                {isBusy ? <Spinner /> : <PlatformIcon platform={mark} />}
                {platformName(platform)}
              </Button>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
