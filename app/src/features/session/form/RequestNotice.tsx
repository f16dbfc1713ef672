import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useSecondsUntil } from './useSecondsUntil.ts'

type RequestNoticeProps = {
  isOffline: boolean
  /** Until when no other code can be requested; null if one can. */
  waitUntil: number | null
}

/** Says why no code was sent, if waiting or a retry helps. */
export function RequestNotice({ isOffline, waitUntil }: RequestNoticeProps) {
  const { wait } = useFormats()
  const seconds = useSecondsUntil(waitUntil)
  if (isOffline)
    return (
      <Banner tone="warning" isLive>
        <FormattedMessage id="session.offline" />
      </Banner>
    )
  if (seconds > 0)
    return (
      <Banner tone="warning" isLive>
        <FormattedMessage id="session.wait.tooEarly" values={{ wait: wait(seconds) }} />
      </Banner>
    )
  return null
}
