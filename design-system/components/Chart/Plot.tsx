import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { isolate } from '../../locale/isolate.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { isInBrowser } from '../Lazy/in-browser.ts'
import { area, gridLine, plot, valueAxis, valueLabel } from './Chart.css.ts'
import { Foot, type FootRow } from './Foot.tsx'
import { measured } from './room.css.ts'
import type { Scale } from './scale.ts'
import type { useReading } from './useReading.ts'

type PlotProps = {
  /** What the chart shows, for screen readers. */
  label: string
  scale: Scale
  short: (value: number) => string
  foot: readonly FootRow[]
  /** Time runs left to right in every language; categories follow the reading direction (S-06). */
  isTime: boolean
  areaRef?: RefObject<HTMLDivElement | null>
  reading: ReturnType<typeof useReading>
  /** Text announced when the keyboard reaches a point. */
  message: string | null
  children: ReactNode
}

/**
 * Axes, grid lines and readout by pointer and keyboard, for every drawn chart. The value axis is at the start edge. On a page that the server
 * renders, the drawing is a picture, because nothing reads it out.
 */
export function Plot({ label, scale, short, foot, isTime, areaRef, reading, message, children }: PlotProps) {
  const intl = useIntl()
  const { direction } = useLocale()
  const isMirrored = !isTime && direction === 'rtl'
  const meaning = isInBrowser
    ? {
        role: 'application',
        'aria-roledescription': intl.formatMessage({ id: 'ds.chart.kind' }),
        'aria-label': intl.formatMessage({ id: 'ds.chart.name' }, { label: isolate(label) }),
        tabIndex: 0,
      }
    : { role: 'img', 'aria-label': label }
  return (
    <div className={plot} {...meaning} {...reading.keys} data-part="plot">
      <div className={valueAxis} aria-hidden data-part="values">
        {scale.ticks.map((tick) => (
          <span key={tick} className={valueLabel} style={{ insetBlockEnd: `${scale.share(tick) * 100}%` }}>
            {short(tick)}
          </span>
        ))}
      </div>
      <div
        ref={areaRef}
        className={`${area} ${measured}`}
        dir={isMirrored ? 'rtl' : 'ltr'}
        {...(isTime && fixedDirection('time'))}
        {...reading.pointer}
        aria-hidden
        data-part="area"
      >
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
      <Foot rows={foot} isMirrored={isMirrored} isTime={isTime} />
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </div>
  )
}
