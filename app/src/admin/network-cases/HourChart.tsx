import { FormattedMessage, useIntl } from 'react-intl'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { heldSpan, hourBars } from './hour-bars.ts'
import type { NetworkCase } from './network-case.ts'
import * as styles from './HourChart.css.ts'

const axisHours = [0, 6, 12, 18, 24] as const
const percent = (share: number) => `${share * 100}%`
const keys = ['held', 'others', 'usual'] as const

/**
 * Chart of a case’s clicks by hour: held clicks on top of the link’s other clicks, with the usual day as ticks. Hours run from left to
 * right in both languages.
 */
export function HourChart({ one: { row, hours, others } }: { one: NetworkCase }) {
  const intl = useIntl()
  const clock = useClock()
  const { bars, peak } = hourBars(hours)
  const span = heldSpan(hours)
  return (
    <div className={styles.chart}>
      <div
        className={styles.plot}
        dir="ltr"
        {...fixedDirection('time')}
        role="img"
        aria-label={intl.formatMessage(
          { id: 'admin.networkChart.label' },
          { held: row.held, others, from: clock(span.from), to: clock(span.to) },
        )}
      >
        {bars.map((bar) => (
          <span key={bar.hour} className={styles.column}>
            {bar.others > 0 && <span className={styles.bar.others} style={{ insetBlockEnd: 0, blockSize: percent(bar.others) }} />}
            {bar.held > 0 && (
              <span
                className={styles.bar.held}
                style={{ insetBlockEnd: percent(bar.others), blockSize: `max(2px, ${percent(bar.held)})` }}
                data-part="held"
              />
            )}
            {peak?.hour === bar.hour && (
              <span className={peakStyle(bar.hour)} style={{ insetBlockEnd: percent(bar.held + bar.others) }}>
                <FormattedMessage id="admin.networkChart.peak" values={{ count: peak.held, time: clock(bar.hour) }} />
              </span>
            )}
            <span className={styles.usual} style={{ insetBlockEnd: percent(bar.usual) }} />
          </span>
        ))}
      </div>
      <div className={styles.axis} dir="ltr" {...fixedDirection('time')} aria-hidden>
        {axisHours.map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      <div className={styles.key}>
        {keys.map((key) => (
          <span key={key} className={styles.keyItem}>
            <span className={styles.swatches[key]} aria-hidden />
            <FormattedMessage id={`admin.networkChart.${key}`} />
          </span>
        ))}
      </div>
    </div>
  )
}

const peakStyle = (hour: number) => (hour < 3 ? styles.peakFirst : hour > 20 ? styles.peakLast : styles.peak)

/** Returns a function that formats a whole hour on a 24-hour clock, in the reader’s digits. */
function useClock() {
  const { number } = useFormats()
  return (hour: number) => `${hour < 10 ? number(0) : ''}${number(hour)}:${number(0)}${number(0)}`
}
