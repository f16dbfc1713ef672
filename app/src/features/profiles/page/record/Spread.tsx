import { useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { tookIn, unitFor } from '#shared/payment-record/took.ts'
import { useTook, useWithin } from '#shared/payment-record/useTook.ts'
import type { ShownTimes } from './figures.ts'
import * as styles from './Record.css.ts'

/** Bars that show how the times are spread, from zero to the longest, with the bar of the middle one. Time runs left to right (S-06). */
export function Spread({ figure: { bars, step, middle, nineOfTen, longest } }: { figure: ShownTimes }) {
  const intl = useIntl()
  const { number } = useFormats()
  const took = useTook()
  const within = useWithin()
  const most = Math.max(...bars)
  const place = Math.min(bars.length - 1, Math.floor(middle / step))
  const unit = unitFor(longest)
  const last = bars.length - 1
  const label = intl.formatMessage(
    { id: 'record.spread' },
    { middle: within(middle), nineOfTen: within(nineOfTen), longest: took(longest) },
  )
  return (
    <div className={styles.spread} {...fixedDirection('time')}>
      <div className={styles.bars} role="img" aria-label={label}>
        {bars
          .map((count, at) => ({ count, from: at * step, isMiddle: at === place }))
          .map(({ count, from, isMiddle }) => (
            <span
              key={from}
              className={styles.bar}
              data-is-middle={isMiddle}
              style={{ blockSize: `${count === 0 ? 0 : Math.max(3, (count / most) * 100)}%` }}
            />
          ))}
      </div>
      {last > 0 && (
        <div className={styles.axis} aria-hidden="true">
          <span>{number(0)}</span>
          <span className={styles.axisMiddle} style={{ insetInlineStart: `${((place + 0.5) / bars.length) * 100}%` }}>
            {place > 0 && place < last && number(tookIn(unit, middle))}
          </span>
          <span>{took(longest)}</span>
        </div>
      )}
    </div>
  )
}
