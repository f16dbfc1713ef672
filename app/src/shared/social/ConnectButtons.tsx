import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Spinner } from '@wasla/design-system/components/Spinner'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useStatedPlatformName } from './usePlatformName.ts'
import { connectable, type ConnectablePlatform } from './platforms.ts'
import type { Connection } from './useConnection.ts'
import * as styles from './ConnectButtons.css.ts'

type ConnectButtonsProps = {
  connection: Connection
  onConnect: (platform: ConnectablePlatform) => void
}

/** One button for each platform. While a connection is in progress, the other buttons are disabled. */
export function ConnectButtons({ connection, onConnect }: ConnectButtonsProps) {
  const platformName = useStatedPlatformName()
  return (
    <div className={styles.stack}>
      {(connection.kind === 'denied' || connection.kind === 'failed') && (
        <Banner tone={connection.kind === 'failed' ? 'danger' : 'warning'}>
          <FormattedMessage id={`social.connect.${connection.kind}`} />
        </Banner>
      )}
      <ul className={styles.list}>
        {connectable.map(([platform, mark]) => {
          const isBusy = connection.kind === 'busy' && connection.platform === platform
          const name = platformName(platform)
          return (
            <li key={platform}>
              <AriaButton
                className={styles.way}
                isDisabled={connection.kind === 'busy' && !isBusy}
                isPending={isBusy}
                onPress={() => onConnect(platform)}
              >
                <PlatformIcon platform={mark} />
                <span className={styles.words}>
                  <FormattedMessage id={isBusy ? 'social.connect.busy' : 'social.connect.to'} values={{ platform: name }} />
                </span>
                {isBusy ? <Spinner /> : <Icon name="chevron-end" size="small" />}
              </AriaButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
