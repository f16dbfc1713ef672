import { useIntl } from 'react-intl'
import { isPlatform } from '@wasla/contract/social/platform-names.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { codeChannel } from './channels.ts'

/** Returns a function that names a channel in the reader's language: a platform, “By code”, or “Other” for any other key. */
export function useChannelName(): (key: string) => string {
  const intl = useIntl()
  const platformName = usePlatformName()
  return (key) =>
    isPlatform(key) ? platformName(key) : intl.formatMessage({ id: key === codeChannel ? 'results.byCode' : 'results.other' })
}

/** Shows the icon of a channel. */
export function ChannelMark({ channel }: { channel: string }) {
  const mark = isPlatform(channel) ? markOf(channel) : null
  return mark ? <PlatformIcon platform={mark} size="small" /> : <Icon name={channel === codeChannel ? 'ticket' : 'link'} size="small" />
}
