import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import type { Formats } from '../../locale/formats.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import {
  change as changeStyle,
  hint as hintStyle,
  label as labelStyle,
  stat,
  value as valueStyle,
  type statGrounds,
  type statSizes,
} from './Stat.css.ts'
import { trendOf, type Trend } from './trend.ts'

const writers = {
  count: (formats: Formats, value: number) => formats.number(value),
  compact: (formats: Formats, value: number) => formats.compact(value),
  share: (formats: Formats, value: number) => formats.percent(value),
  money: (formats: Formats, value: number) => formats.money(value),
  price: (formats: Formats, value: number) => formats.money(value, 'price'),
  decimal: (formats: Formats, value: number) => formats.number(value, 'decimal'),
  times: (formats: Formats, value: number) => `${formats.number(value, 'decimal')}×`,
} as const
export const statFigures = Object.keys(writers) as (keyof typeof writers)[]

export type StatProps = {
  label: ReactNode
  /** A count, a share 0..1, a multiple or whole halalas, depending on `figure`; `null` if unknown. */
  value: number | null
  /**
   * `compact` shortens from a thousand on: “486K”; `price` has decimals only if needed; `times` is a multiple: “17.2×”. @default 'count'
   */
  figure?: keyof typeof writers
  /** Change from the previous period, as a share: 0.12 is twelve per cent more. */
  change?: number
  /** Marks a decrease as good: fewer errors, a shorter wait. */
  isLessBetter?: boolean
  /** Basis of the number: “24 participants”. */
  hint?: ReactNode
  /** @default 'medium' */
  size?: (typeof statSizes)[number]
  /** `sunken` puts the number on a tile. @default 'none' */
  paper?: (typeof statGrounds)[number]
}

const trendIcons: Record<Trend, IconName> = { up: 'arrow-up', down: 'arrow-down', same: 'minus' }

/** One important number with its name, its change, and its basis. Screen readers read a compact number in full. */
export function Stat({ label, value, figure = 'count', change, isLessBetter = false, hint, size = 'medium', paper = 'none' }: StatProps) {
  const intl = useIntl()
  const formats = useFormats()
  const written = value === null ? '–' : writers[figure](formats, value)
  const full = value === null ? intl.formatMessage({ id: 'ds.chart.none' }) : figure === 'compact' ? formats.number(value) : written
  const { trend, meaning } = trendOf(change ?? 0, isLessBetter)
  const id = useId()
  return (
    <div className={stat[paper]} role="group" aria-labelledby={id} data-component="Stat" data-size={size}>
      <span id={id} className={labelStyle} data-part="name">
        {label}
      </span>
      <span className={valueStyle[size]} data-part="figure">
        <bdi aria-hidden={full !== written}>{written}</bdi>
        {full !== written && <VisuallyHidden>{full}</VisuallyHidden>}
      </span>
      {change !== undefined && (
        <span className={changeStyle[meaning]} data-trend={trend} data-part="change">
          <Icon name={trendIcons[trend]} size="tiny" />
          {trend !== 'same' && <bdi aria-hidden>{formats.percent(Math.abs(change))}</bdi>}
          <VisuallyHidden>{intl.formatMessage({ id: `ds.stat.${trend}` }, { change: formats.percent(Math.abs(change)) })}</VisuallyHidden>
        </span>
      )}
      {hint !== undefined && (
        <span className={hintStyle} data-part="hint">
          {hint}
        </span>
      )}
    </div>
  )
}
