import { Button } from 'react-aria-components/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { connectable } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { useBeginConnection } from '#shared/social/useBeginConnection.ts'
import * as styles from './StartCard.css.ts'

/** Page to which platforms redirect after the consent, and on which the account is listed. */
const backTo = '/settings/accounts-rates'

/** A button for each platform, which leads to its consent page and from there to the connected accounts. */
export function ConnectRow() {
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const { begun, begin } = useBeginConnection(backTo)
  return (
    <Stack gap="xs">
      {begun.kind === 'failed' && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="profiles.start.accounts.failed" />
        </Banner>
      )}
      <ul className={styles.platforms}>
        {connectable.map(([platform, mark]) => {
          const isBusy = begun.kind === 'busy' && begun.platform === platform
          return (
            <li key={platform}>
              <Button
                className={styles.platform}
                isDisabled={begun.kind === 'busy' && !isBusy}
                isPending={isBusy}
                aria-label={intl.formatMessage({ id: 'profiles.accounts.connect' }, { platform: platformName(platform) })}
                onPress={() => begin(platform)}
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
