import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Meter } from '@wasla/design-system/components/Meter'
import { Stat } from '@wasla/design-system/components/Stat'
import type { StoredProgram } from '../page/page-values.ts'
import { budgetLevels } from './budget-levels.ts'
import * as styles from './OwnerPanel.css.ts'

/** The owner's key figures: applicants, participants and spending. */
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
