import { useLocale } from '../../locale/LocaleProvider.tsx'
import { readout, readoutPlace, readoutName, readoutRow, readoutTitle, readoutValue } from './Chart.css.ts'
import { ChartKey } from './ChartLegend.tsx'
import type { Ink, Mark } from './ink.ts'

type ReadoutRow = { id: string; name: string; value: string; ink: Ink; dash?: string; mark?: Mark }

type ReadoutProps = { share: number; isMirrored?: boolean; title: string; rows: readonly ReadoutRow[] }

/**
 * The values at one point, beside it and always inside the drawing. `share` (0..1) is the point's position in the direction of the drawing.
 */
export function Readout({ share, isMirrored, title, rows }: ReadoutProps) {
  const { language, direction } = useLocale()
  return (
    <div
      className={readoutPlace}
      style={{ insetInlineStart: `${share * 100}%`, translate: `${share * (isMirrored ? 100 : -100)}% 0` }}
      aria-hidden
      data-part="readout"
    >
      <div className={readout} lang={language} dir={direction}>
        <span className={readoutTitle}>{title}</span>
        {rows.map(({ id, name, value, ...look }) => (
          <span key={id} className={readoutRow}>
            {rows.length > 1 && <ChartKey {...look} />}
            {rows.length > 1 && <bdi className={readoutName}>{name}</bdi>}
            <span className={readoutValue}>{value}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
