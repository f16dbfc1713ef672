import { FormattedMessage } from 'react-intl'
import type { AnsweredBy } from '@wasla/contract/notifications/answer-state.ts'
import { Button } from '@wasla/design-system/components/Button'
import type { Answer } from '@wasla/contract/common/answer.ts'
import type { NotificationRow_NotificationFragment } from './notifications.generated.ts'
import { useAnswer } from './useAnswer.ts'
import * as styles from './Notifications.css.ts'

type AnswerButtonsProps = { line: NotificationRow_NotificationFragment; by: AnsweredBy; onAnswered: () => void }

/** Accept and decline buttons of an invitation in the panel. */
export function AnswerButtons({ line, by, onAnswered }: AnswerButtonsProps) {
  const { sending, answer } = useAnswer(line, by)
  const give = (status: Answer) => void answer(status, onAnswered)
  return (
    <div className={styles.answers}>
      <Button
        size="small"
        iconStart="check"
        isPending={sending === 'Accepted'}
        isDisabled={sending === 'Rejected'}
        onPress={() => give('Accepted')}
      >
        <FormattedMessage id="notifications.accept" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        isPending={sending === 'Rejected'}
        isDisabled={sending === 'Accepted'}
        onPress={() => give('Rejected')}
      >
        <FormattedMessage id="notifications.decline" />
      </Button>
    </div>
  )
}
