import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { area, foot, footLabel, footWords, gridLine, plot, valueAxis, valueLabel } from './Chart.css.ts'
import type { Scale } from './scale.ts'
import { labelRoom, lean, nearest } from './thin.ts'
import type { useReading } from './useReading.ts'

type FootLabel = { id: string; at: number; label: ReactNode; note?: ReactNode }

type PlotProps = {
  /** What the chart shows, for screen readers. */
  label: string
  scale: Scale
  short: (value: number) => string
  /** Labels under the drawing; `at` is the position along it, 0..1. */
  foot: readonly FootLabel[]
  /** Time runs left to right in every language; categories follow the reading direction (S-06). */
  isTime: boolean
  areaRef: RefObject<HTMLDivElement | null>
  reading: ReturnType<typeof useReading>
  /** Text announced when the keyboard reaches a point. */
  message: string | null
  children: ReactNode
}

/** Axes, grid lines and readout by pointer and keyboard, for every drawn chart. The value axis is at the start edge. */
export function Plot({ label, scale, short, foot: labels, isTime, areaRef, reading, message, children }: PlotProps) {
  const intl = useIntl()
  const { direction } = useLocale()
  const apart = nearest(labels.map(({ at }) => at))
  const isMirrored = !isTime && direction === 'rtl'
  const meaning = {
    role: 'application',
    'aria-roledescription': intl.formatMessage({ id: 'ds.chart.kind' }),
    'aria-label': intl.formatMessage({ id: 'ds.chart.name' }, { label: isolate(label) }),
    tabIndex: 0,
  }
  return (
    <div className={plot} {...meaning} {...reading.keys} data-part="plot">
      <div className={valueAxis} aria-hidden data-part="values">
        {scale.ticks.map((tick) => (
          <span key={tick} className={valueLabel} style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}>
            {short(tick)}
          </span>
        ))}
      </div>
      <div ref={areaRef} className={area} dir={isMirrored ? 'rtl' : 'ltr'} {...reading.pointer} aria-hidden data-part="area">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={gridLine}
            style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}
            data-base={tick === 0 || undefined}
          />
        ))}
        {children}
      </div>
      <div className={foot} dir={isMirrored ? 'rtl' : 'ltr'} aria-hidden data-part="foot">
        {labels.map(({ id, at, label: words, note }) => (
          <span
            key={id}
            className={footLabel}
            style={{
              insetInlineStart: `${at * 100}%`,
              maxInlineSize: `calc(${labelRoom(at, apart) * 100}% - 6px)`,
              translate: `${lean(at) * (isMirrored ? 100 : -100)}% 0`,
            }}
          >
            <bdi className={footWords}>{words}</bdi>
            {note !== undefined && <bdi className={footWords}>{note}</bdi>}
          </span>
        ))}
      </div>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  )
}
