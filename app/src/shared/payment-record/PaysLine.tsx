import { FormattedMessage } from 'react-intl'
import { paymentRecordLimits as limits } from '@wasla/contract/payment-record/limits.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { cardLine, type CardLine, type CardRecord } from './card-record.ts'
import { useWithin } from './useTook.ts'
import * as styles from './PaysLine.css.ts'

function Cases({ line }: { line: CardLine }) {
  const { percent } = useFormats()
  switch (line.kind) {
    case 'pays':
      return line.takesBack === null ? (
        <FormattedMessage id="record.payouts.cases" values={{ count: line.cases }} />
      ) : (
        <FormattedMessage id="record.card.takesBack" values={{ share: percent(line.takesBack) }} />
      )
    case 'fewCases':
      return <FormattedMessage id="record.card.few" values={{ count: line.cases, least: limits.cases }} />
    case 'fewPeople':
      return <FormattedMessage id="record.card.people" values={{ people: line.people, least: limits.people }} />
  }
}

/** Payment record of a brand in one line of a card (Y-45): how soon it pays, and the number of payouts or what it takes back. */
export function PaysLine({ record }: { record: CardRecord }) {
  const within = useWithin()
  const line = cardLine(record)
  return (
    <div className={styles.line} data-part="record">
      <span className={styles.what}>
        <span className={styles.quiet}>
          <Icon name={line.kind === 'pays' ? 'clock' : 'hourglass'} size="small" />
        </span>
        {line.kind === 'pays' ? (
          <span className={styles.strong}>
            <FormattedMessage id="record.card.pays" values={{ time: within(line.middle) }} />
          </span>
        ) : (
          <FormattedMessage id="record.card.none" />
        )}
      </span>
      <span className={styles.quiet}>
        <Cases line={line} />
      </span>
    </div>
  )
}
