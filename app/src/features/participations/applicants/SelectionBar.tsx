import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import type { Answer } from './ApplicantRow.tsx'
import * as styles from './Applicants.css.ts'

type SelectionBarProps = { count: number; onAnswer: (answer: Answer) => void; onClear: () => void }

/** Answers everybody who is selected; the one solid button of the page, which exists only while somebody is. */
export const SelectionBar = ({ count, onAnswer, onClear }: SelectionBarProps) => (
  <div className={styles.bar}>
    <span className={styles.barText}>
      <span role="status">
        <FormattedMessage id="participations.selected" values={{ count }} />
      </span>
      <Button variant="quiet" size="small" onPress={onClear}>
        <FormattedMessage id="participations.clear" />
      </Button>
    </span>
    <span className={styles.barActions}>
      <Button onPress={() => onAnswer('Rejected')}>
        <FormattedMessage id="participations.declineSeveral" values={{ count }} />
      </Button>
      <Button variant="primary" onPress={() => onAnswer('Accepted')}>
        <FormattedMessage id="participations.acceptSeveral" values={{ count }} />
      </Button>
    </span>
  </div>
)
