import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { amount, caption, fill, head, hint as hintStyle, mark, meter, track } from './Meter.css.ts'
import { levelOf, type MeterThresholds } from './level.ts'

const writers = ['count', 'money', 'share'] as const

export type MeterProps = {
  /** What is used up: “Budget spent”. */
  label: ReactNode
  used: number
  limit: number
  /** Unit of the numbers: a count, whole halalas, or a share of the limit. @default 'count' */
  figure?: (typeof writers)[number]
  /** Shares of the limit, 0..1, at which the level becomes a warning and a danger. @default { warning: 0.75, danger: 1 } */
  thresholds?: MeterThresholds
  /** Draws a line at the warning threshold. */
  isMarked?: boolean
  hint?: ReactNode
}

/** How much of a limit is used, such as a quota or a budget. The level is written and coloured. For a task that ends use `ProgressBar`. */
export function Meter({ label, used, limit, figure = 'count', thresholds = { warning: 0.75, danger: 1 }, isMarked, hint }: MeterProps) {
  const intl = useIntl()
  const formats = useFormats()
  const { level, share } = levelOf(used, limit, thresholds)
  const write = (value: number) => (figure === 'money' ? formats.money(value, 'price') : formats.number(value))
  const text =
    figure === 'share' ? formats.percent(share) : intl.formatMessage({ id: 'ds.meter.value' }, { used: write(used), limit: write(limit) })
  const levelText = level === 'plain' ? null : intl.formatMessage({ id: `ds.meter.${level}` })
  return (
    <AriaMeter
      value={Math.min(1, share) * 100}
      valueLabel={levelText === null ? text : intl.formatList([text, levelText], { type: 'unit' })}
      className={meter}
      data-component="Meter"
      data-level={level}
    >
      <div className={head}>
        <Label>{label}</Label>
        <bdi className={amount}>{text}</bdi>
      </div>
      <div className={track} data-part="track">
        <div className={fill[level]} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} data-part="fill" />
        {isMarked && <span className={mark} style={{ insetInlineStart: `${thresholds.warning * 100}%` }} data-part="mark" />}
      </div>
      {(levelText !== null || hint !== undefined) && (
        <div className={caption[level]}>
          {levelText !== null && (
            <>
              <Icon name="triangle-alert" size="tiny" />
              <span>{levelText}</span>
            </>
          )}
          {hint !== undefined && <span className={hintStyle}>{hint}</span>}
        </div>
      )}
    </AriaMeter>
  )
}
