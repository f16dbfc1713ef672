import { useIntl } from 'react-intl'
import { isPlatform } from '@wasla/contract/social/platform-names.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { codeChannel, tillChannel } from './channels.ts'

const wordOf = (key: string) => (key === codeChannel ? 'results.byCode' : key === tillChannel ? 'results.atTill' : 'results.other')
const iconOf = (key: string) => (key === codeChannel ? 'ticket' : key === tillChannel ? 'receipt' : 'link')

/** Returns a function that names a channel in the reader's language: a platform, “By code”, “At the till”, or “Other” for any other key. */
export function useChannelName(): (key: string) => string {
  const intl = useIntl()
  const platformName = usePlatformName()
  return (key) => (isPlatform(key) ? platformName(key) : intl.formatMessage({ id: wordOf(key) }))
}

/** Shows the icon of a channel. */
export function ChannelMark({ channel }: { channel: string }) {
  const mark = isPlatform(channel) ? markOf(channel) : null
  return mark ? <PlatformIcon platform={mark} size="small" /> : <Icon name={iconOf(channel)} size="small" />
}
