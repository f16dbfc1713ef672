import { useFormats } from '../../locale/LocaleProvider.tsx'
import { chart } from '../Chart/Chart.css.ts'
import { ChartLegend } from '../Chart/ChartLegend.tsx'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import { ringPaths } from '../Chart/ring.ts'
import { fitShares } from '../Chart/stacks.ts'
import * as styles from './ShareChart.css.ts'

export const shareLooks = ['bar', 'ring'] as const

type SharePart = {
  id: string
  name: string
  /** Share of the whole, 0..1. */
  share: number
  /** Explanation in a muted line. */
  note?: string
}

export type ShareChartProps = {
  /** What the whole is, for screen readers. */
  label: string
  /**
   * Two to six parts. If the parts add up to less than the whole, some of the whole stays empty. If they add up to more, they shrink to
   * fit.
   */
  parts: readonly SharePart[]
  /** @default 'bar' */
  look?: (typeof shareLooks)[number]
  /** Text in the middle of a ring: the whole as a number. */
  middle?: string
}

/** Parts of one whole. The list beside the drawing has names and shares, so screen readers skip the drawing. */
export function ShareChart({ label, parts, look = 'bar', middle }: ShareChartProps) {
  const { percent } = useFormats()
  const shares = fitShares(parts.map(({ share }) => share))
  return (
    <div className={chart} data-component="ShareChart" data-look={look}>
      <div className={styles.layout[look]}>
        {look === 'ring' && <Ring shares={shares} middle={middle} />}
        <div className={styles.stripPlace[look]}>
          <Strip shares={shares} />
        </div>
        <ChartLegend
          label={label}
          entries={parts.map(({ id, name, note, share }, place) => ({ id, name, note, ink: lookOf(place).ink, amount: percent(share) }))}
        />
      </div>
    </div>
  )
}

function Strip({ shares }: { shares: readonly number[] }) {
  return (
    <div className={styles.strip} aria-hidden data-part="strip">
      {shares.map((share, place) =>
        share > 0 ? (
          <span
            key={lookOf(place).ink}
            className={`${inkOf[lookOf(place).ink]} ${styles.piece}`}
            style={{ inlineSize: `${share * 100}%` }}
            data-part="piece"
          />
        ) : null,
      )}
    </div>
  )
}

function Ring({ shares, middle }: { shares: readonly number[]; middle: string | undefined }) {
  return (
    <div className={styles.ring} aria-hidden data-part="ring">
      <svg viewBox="-50 -50 100 100" className={styles.turning} focusable="false">
        <circle r="41" className={styles.ringTrack} />
        {ringPaths(shares).map(
          (path, place) =>
            path && <path key={lookOf(place).ink} d={path} className={`${inkOf[lookOf(place).ink]} ${styles.arc}`} data-part="piece" />,
        )}
      </svg>
      {middle !== undefined && (
        <bdi className={styles.middle} data-part="middle">
          {middle}
        </bdi>
      )}
    </div>
  )
}
