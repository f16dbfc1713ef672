import { FormattedMessage } from 'react-intl'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import type { CheckedRow } from './import-rows.ts'
import { WayWord } from './words.tsx'
import * as styles from './ImportReview.css.ts'

const translatedRules = ['required', 'tooLong', 'format', 'placeholder', 'rounded', 'unknownValue', 'date', 'extraCells'] as const
const columnsOfCodes: Readonly<Record<string, string>> = {
  CLICK_NOT_FOUND: 'clickId, promoCode',
  EVENT_NOT_FOR_OBJECTIVE: 'event',
  ATTRIBUTION_WINDOW_PASSED: 'clickId',
}
const translatedCodes = ['CLICK_NOT_FOUND', 'EVENT_NOT_FOR_OBJECTIVE', 'ATTRIBUTION_WINDOW_PASSED'] as const
const attributionDays = conversionLimits.window / (24 * 60 * 60)

type Problem = CheckedRow['problems'][number]

/** Says what is wrong with a cell and how to correct it. If this build does not know the rule, shows the server’s name of the rule. */
function Why({ problem: { column, rule } }: { problem: Problem }) {
  const known = translatedRules.find((one) => one === rule)
  if (rule === 'outOfRange')
    return (
      <FormattedMessage
        id={column === 'amount' ? 'admin.import.rule.tooMuch' : 'admin.import.rule.outOfTime'}
        values={{ amount: <Amount key="amount" halalas={conversionLimits.amount} mode="price" size="small" /> }}
      />
    )
  return known ? <FormattedMessage id={`admin.import.rule.${known}`} /> : <Ltr>{rule}</Ltr>
}

const Column = ({ name }: { name: string }) =>
  name !== '' && (
    <>
      <Ltr>
        <b className={styles.column}>{name}</b>
      </Ltr>
      {': '}
    </>
  )

function Refused({ row: { code, problems } }: { row: CheckedRow }) {
  const known = translatedCodes.find((one) => one === code)
  if (known)
    return (
      <>
        <Column name={columnsOfCodes[known] ?? ''} />
        <FormattedMessage id={`admin.import.why.${known}`} values={{ days: attributionDays }} />
      </>
    )
  if (problems.length === 0) return <Ltr>{code}</Ltr>
  return problems.map((problem, at) => (
    <span key={problem.column}>
      {at > 0 && ' '}
      <Column name={problem.column} />
      <Why problem={problem} />
    </span>
  ))
}

type StoredResult = NonNullable<CheckedRow['known']>

/** Returns the message that says what happens to the stored result. A held row waits for an admin, who may reject it. */
const whatHappensTo = ({ isReplacing, status }: CheckedRow) => {
  if (!isReplacing) return 'admin.import.stays'
  return status === 'Held' ? 'admin.import.heldFirst' : 'admin.import.replaces'
}

function Differing({ row, known }: { row: CheckedRow; known: StoredResult }) {
  const values = {
    way: <WayWord key="way" way={known.via} />,
    participant: <Bidi key="participant">{known.participant}</Bidi>,
    amount: <Amount key="amount" halalas={known.amount ?? 0} size="small" />,
  }
  return (
    <>
      {row.differs.includes('amount') && (
        <>
          <FormattedMessage
            id={known.amount === null ? 'admin.import.differs.noAmount' : 'admin.import.differs.amount'}
            values={values}
          />{' '}
        </>
      )}
      {row.differs.includes('clickId') && (
        <>
          <FormattedMessage id="admin.import.differs.clickId" values={values} />{' '}
        </>
      )}
      <FormattedMessage id={whatHappensTo(row)} values={values} />
    </>
  )
}

function Accepted({ row: { participant, isReversal, status } }: { row: CheckedRow }) {
  const who = <Bidi key="who">{participant ?? ''}</Bidi>
  if (isReversal) return <FormattedMessage id="admin.import.takesBack" values={{ participant: who }} />
  return status === 'Held' ? <FormattedMessage id="admin.import.held" values={{ participant: who }} /> : who
}

/** Shows why a row has its outcome and what happens next. */
export function RowReason({ row }: { row: CheckedRow }) {
  const { date } = useFormats()
  const { known } = row
  return (
    <span className={styles.reason}>
      {row.outcome === 'REFUSED' && <Refused row={row} />}
      {row.outcome === 'DIFFERING' && known && <Differing row={row} known={known} />}
      {row.outcome === 'ACCEPTED' && <Accepted row={row} />}
      {row.outcome === 'REPEATED' && (
        <FormattedMessage id="admin.import.repeats" values={{ day: known ? date(new Date(known.at), 'shortDay') : '' }} />
      )}
    </span>
  )
}
