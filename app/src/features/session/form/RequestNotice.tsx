import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { CodeRequest } from './useCodeRequest.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** Why no code was sent, where it can be mended by waiting or trying again. */
export function RequestNotice({ request: { isOffline, waitUntil } }: { request: Pick<CodeRequest, 'isOffline' | 'waitUntil'> }) {
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
