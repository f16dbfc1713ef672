import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { ServerProblem } from '#graphql/problems.ts'
import { ProblemText } from '#i18n/ProblemText.tsx'
import { useSecondsUntil } from './useSecondsUntil.ts'

type RequestNoticeProps = {
  isOffline: boolean
  /** Time until which the user must wait for another code, in milliseconds since 1970; null if there is no need to wait. */
  waitUntil: number | null
  /** Why the server refused the form before the app was there. */
  refusal?: ServerProblem | null
}

/** Notice that no code was sent, and why, if the user can wait or try again. */
export function RequestNotice({ isOffline, waitUntil, refusal = null }: RequestNoticeProps) {
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
  if (refusal)
    return (
      <Banner tone="danger" isLive>
        <ProblemText problem={refusal} />
      </Banner>
    )
  return null
}
