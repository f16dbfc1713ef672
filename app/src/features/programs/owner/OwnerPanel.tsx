import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Meter } from '@wasla/design-system/components/Meter'
import { Stat } from '@wasla/design-system/components/Stat'
import type { StoredProgram } from '../page/page-values.ts'
import { budgetLevels } from './budget-levels.ts'
import * as styles from './OwnerPanel.css.ts'

/** What its owner wants to know first: who asks to join, who takes part, and what is spent. */
export const OwnerPanel = ({ program: { status, applicantsCount, participantsCount, budget } }: { program: StoredProgram }) => (
  <Card isPadded>
    <div className={styles.panel}>
      <Stat label={<FormattedMessage id="programs.owner.applicants" />} value={applicantsCount} />
      <Stat label={<FormattedMessage id="programs.owner.participants" />} value={participantsCount} />
      {budget && (
        <div className={styles.budget}>
          <Meter
            label={<FormattedMessage id="programs.owner.budget" />}
            used={budget.accrued + budget.paid}
            limit={budget.amount}
            figure="money"
            {...budgetLevels(status)}
          />
        </div>
      )}
    </div>
  </Card>
)
