import { FormattedMessage } from 'react-intl'
import type { AnswerResult as Result } from '@wasla/contract/notifications/answer-state.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Moment } from './Moment.tsx'
import type { NotificationRow_NotificationFragment } from './notifications.generated.ts'
import * as styles from './Notifications.css.ts'

const icons = { joined: 'check', accepted: 'check', declined: 'close', cancelled: 'undo' } as const

type AnswerResultProps = { meta: NotificationRow_NotificationFragment['meta']; result: Result }

/** Shows the answer to an invitation, and its time. */
export function AnswerResult({ meta, result }: AnswerResultProps) {
  const { separator } = useFormats()
  const at = { joined: meta.accepted_at, accepted: meta.accepted_at, declined: meta.rejected_at, cancelled: meta.cancelled_at }[result]
  const isGood = result === 'joined' || result === 'accepted'
  return (
    <>
      <span className={isGood ? styles.joined : styles.result}>
        <Icon name={icons[result]} size="small" />
        <FormattedMessage id={`notifications.answer.${result}`} />
      </span>
      {at && (
        <>
          {separator.trim() === '·' ? <span aria-hidden>·</span> : null}
          <Moment at={at} />
        </>
      )}
    </>
  )
}
