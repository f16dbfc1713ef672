import { ToggleButton } from 'react-aria-components/ToggleButton'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImportOutcome } from '@wasla/contract/tracking/import-check.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import type { IconName } from '@wasla/design-system/icons/icons.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { countsOf, type CheckedResult } from './import-rows.ts'
import * as styles from './ImportReview.css.ts'

export const outcomeIcons: Readonly<Record<ImportOutcome, IconName>> = {
  ACCEPTED: 'check',
  REPEATED: 'retry',
  DIFFERING: 'both-ways',
  REFUSED: 'close',
}

/** Shows the total of an outcome: an amount or a number of rows. */
function Says({ outcome, result }: { outcome: ImportOutcome; result: CheckedResult }) {
  if (outcome === 'ACCEPTED') return <Amount halalas={result.amount} size="small" />
  const { replaced, differing } = result
  return <FormattedMessage id={`admin.import.says.${outcome}`} values={{ replaced, stays: differing - replaced }} />
}

type OutcomeChoiceProps = {
  result: CheckedResult
  /** Null means all rows. */
  chosen: ImportOutcome | null
  onChoose: (outcome: ImportOutcome | null) => void
}

/** Shows the number of rows of each outcome. Pressing an outcome filters the rows to it. */
export function OutcomeChoice({ result, chosen, onChoose }: OutcomeChoiceProps) {
  const intl = useIntl()
  const { number } = useFormats()
  return (
    <Card isClipped>
      <div className={styles.outcomes} role="group" aria-label={intl.formatMessage({ id: 'admin.import.outcomes' })}>
        {countsOf(result).map(([outcome, count]) => (
          <ToggleButton
            key={outcome}
            className={styles.outcome}
            isSelected={chosen === outcome}
            onChange={(isOn) => onChoose(isOn ? outcome : null)}
          >
            <span className={styles.kind[outcome]}>
              <Icon name={outcomeIcons[outcome]} size="small" />
              <FormattedMessage id={`admin.import.outcome.${outcome}`} />
            </span>
            <span className={styles.count}>{number(count)}</span>
            <span className={styles.says}>
              <Says outcome={outcome} result={result} />
            </span>
          </ToggleButton>
        ))}
      </div>
    </Card>
  )
}
