import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { useCall } from '#services/useCall.ts'
import { useServices } from '#services/context.ts'
import { challengeOf, type Challenge } from '../challenge/challenge.ts'
import { useSecondsUntil } from '../form/useSecondsUntil.ts'
import * as styles from './VerifyCodeScreen.css.ts'
import { ResendOtpDocument } from './VerifyCodeScreen.generated.ts'

type ResendProps = { challenge: Challenge; onResent: (challenge: Challenge) => void; numberHref: string }

/** Longest wait that is shown as a clock, in seconds. A longer wait is written in words. */
const longestClock = 60 * 60

/**
 * Button that requests another code, with a countdown until it can be pressed (B-07). If the server returns a waiting time, it is counted
 * from the response.
 */
export function Resend({ challenge, onResent, numberHref }: ResendProps) {
  const { clock } = useServices()
  const { clock: countdown, wait } = useFormats()
  const [resend, isSending] = useCall(ResendOtpDocument, { codes: ['OTP_RESEND_LIMIT_REACHED'] })
  const [hasResent, setResent] = useState(false)
  const [isOver, setOver] = useState(challenge.resendsLeft === 0)
  const [resendAt, setResendAt] = useState(challenge.resendAt)
  const seconds = useSecondsUntil(resendAt)

  const ask = async () => {
    try {
      const { resendOtp: sent } = await resend({ challengeId: challenge.challengeId })
      const fresh = challengeOf(sent, challenge, challenge.entrance, clock.now())
      setResendAt(fresh.resendAt)
      setOver(fresh.resendsLeft === 0)
      setResent(true)
      onResent(fresh)
    } catch (error) {
      const problem = problemOf(error)
      const named = problem?.params['resendAfter']
      if (problem?.code === 'RESEND_INTERVAL_LIMIT_REACHED' && typeof named === 'number') setResendAt(clock.now() + named * 1000)
      if (problem?.code === 'OTP_RESEND_LIMIT_REACHED') setOver(true)
    }
  }

  return (
    <div className={styles.resend}>
      <div role="status">
        {hasResent && (
          <Text look="caption">
            <FormattedMessage id="session.verify.resent" />
          </Text>
        )}
      </div>
      <div className={styles.resendRow}>
        {isOver && (
          <Text tone="muted">
            <FormattedMessage id="session.verify.noResends" />
          </Text>
        )}
        {!isOver && seconds > 0 && (
          <Text tone="muted">
            <FormattedMessage
              id="session.verify.resendIn"
              values={{ wait: <strong key="wait">{seconds < longestClock ? countdown(seconds) : wait(seconds)}</strong> }}
            />
          </Text>
        )}
        {!isOver && seconds === 0 && (
          <span className={styles.resendButton}>
            <Button variant="quiet" size="small" isPending={isSending} onPress={() => void ask()}>
              <FormattedMessage id="session.verify.resend" />
            </Button>
          </span>
        )}
        <span className={styles.changeNumber}>
          <TextLink href={numberHref} isStandalone>
            <FormattedMessage id="session.verify.changeNumber" />
          </TextLink>
        </span>
      </div>
    </div>
  )
}
