import { useFormats } from '../../locale/LocaleProvider.tsx'
import { curve, dipAt, lowest, run, type Knot } from './stroke.ts'
import { dotted, kashida, knot, line, ran, way } from './Kashida.css.ts'

export type KashidaProps = {
  /** Completed share, 0..1. @default 0 */
  value?: number
  knots?: readonly Knot[]
  /** Depth of the curve in pixels; use more for a wide curve. @default 26 */
  depth?: number
  /**
   * What the kashida measures. With this text the kashida is a progress bar for screen readers; without it, decoration beside text that
   * says the same.
   */
  label?: string
  /** Draws a dotted line, for an empty state whose ends are not joined yet. */
  isDotted?: boolean
}

/** Space above and below the line for half a knot. */
const half = 7

/** The only ornament of the product: a curved line from one thing to another. Use it only to join two real things. */
export function Kashida({ value = 0, knots = [], depth = 26, label, isDotted }: KashidaProps) {
  const { percent } = useFormats()
  const share = Math.min(1, Math.max(0, value))
  const room = lowest(depth)
  const meaning =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': Math.round(share * 100),
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuetext': percent(share),
        }
  return (
    <div {...meaning} className={kashida} style={{ blockSize: room + 2 * half }} data-component="Kashida">
      <svg
        viewBox={`0 0 100 ${room}`}
        preserveAspectRatio="none"
        className={line}
        style={{ blockSize: room }}
        aria-hidden="true"
        focusable="false"
      >
        <path d={curve(depth)} vectorEffect="non-scaling-stroke" className={isDotted ? dotted : way} data-part="way" />
        {share > 0 && <path d={run(share, depth)} vectorEffect="non-scaling-stroke" className={ran} data-part="run" />}
      </svg>
      {knots.map(({ at, state, isSmall }) => (
        <span
          key={at}
          className={knot({ state, isSmall })}
          style={{ insetInlineStart: `${at * 100}%`, insetBlockStart: half + dipAt(at, depth) }}
          data-part="knot"
          data-state={state}
        />
      ))}
    </div>
  )
}
