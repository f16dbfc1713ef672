import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from 'react-aria-components/Button'
import type { Platform } from '@wasla/contract/social/record.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { channelOf } from './channels.ts'
import * as styles from './TrackingCard.css.ts'

type ChannelLinksProps = { url: string; platforms: readonly Platform[] }

/** Tracking links for single platforms, each of which is copied with a press. */
export const ChannelLinks = ({ url, platforms }: ChannelLinksProps) => (
  <ul className={styles.channels}>
    {platforms.map((platform) => (
      <li key={platform}>
        <ChannelLink url={url} platform={platform} />
      </li>
    ))}
  </ul>
)

/** Tracking link for one platform, so that the results show from which platform clicks come. A press copies the link. */
function ChannelLink({ url, platform }: { url: string; platform: Platform }) {
  const intl = useIntl()
  const platformName = usePlatformName()
  const mark = markOf(platform)
  const channel = channelOf[platform]
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${url}/${channel}`)
      showToast({ tone: 'success', text: <FormattedMessage id="share.copied" /> })
    } catch {
      showToast({ tone: 'danger', text: <FormattedMessage id="share.copyFailed" /> })
    }
  }
  return (
    <Button
      className={styles.channel}
      aria-label={intl.formatMessage({ id: 'programs.link.copyFor' }, { platform: platformName(platform) })}
      onPress={() => void copy()}
    >
      {mark ? <PlatformIcon platform={mark} size="small" /> : <Icon name="link" size="small" />}
      <Bidi>{platformName(platform)}</Bidi>
    </Button>
  )
}
