import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import { Counted } from './Counted.tsx'
import { longestOf, ranges, withRange, type Days, type Range } from './range.ts'
import * as styles from './results.css.ts'

type RangeHeadProps = {
  range: Range
  days: Days
  /** The first day that counted. The range of all days begins with this day. */
  first: string
  /** Time when the figures were counted, ISO 8601; null while they load for the first time. */
  countedAt: string | null
  /** Additional control beside the range, such as a download button. */
  children?: ReactNode
}

/** Shows the range and the age of the figures, and lets the reader select another range. The address stores the range. */
export function RangeHead({ range, days, first, countedAt, children }: RangeHeadProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { clock } = useServices()
  const changeAddress = useChangeAddress()
  const longest = longestOf(first, clock.now())
  const isOfOneYear = days.startDate.slice(0, 4) === days.endDate.slice(0, 4)
  const day = (civil: string) => date(new Date(startOfDay(civil)), isOfOneYear ? 'shortDay' : 'day')
  return (
    <div className={styles.head}>
      <p className={styles.headWords}>
        <FormattedMessage id="results.days" values={{ from: day(days.startDate), to: day(days.endDate) }} />
        {countedAt !== null && <Counted at={countedAt} />}
      </p>
      {children}
      <div className={styles.headRange}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'results.range' })}
          value={range}
          onChange={(chosen) => changeAddress((query) => withRange(query, chosen), { replace: true, preventScrollReset: true })}
          options={ranges.map((id) => ({
            id,
            label:
              id === 'all' && longest === null ? (
                <FormattedMessage id="results.allDays" />
              ) : (
                <FormattedMessage id="results.lastDays" values={{ count: id === 'all' ? longest : Number(id) }} />
              ),
          }))}
        />
      </div>
    </div>
  )
}
