import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { curve, dipAt, lowest, run } from '../Kashida/stroke.ts'
import { Knot } from './Knot.tsx'
import * as styles from './GoalPath.css.ts'
import type { GoalState } from './goal.ts'
import { placeOf, type Stop, type Way } from './path.ts'

export type PathDrawing = {
  label: string
  rows: readonly Stop[]
  card: (index: number) => ReactNode
  here: ReactNode
  stateOf: (index: number) => GoalState
  isDotted: boolean
  isUnderWay: boolean
}

/** Depth of the curve in pixels. */
const depth = 132

/** The horizontal layout: rewards hang below their points on a thin line. */
export function AcrossPath({
  label,
  rows,
  card,
  here,
  stateOf,
  isDotted,
  isUnderWay,
  places,
  way,
  clear,
}: PathDrawing & { places: readonly number[]; way: Way; clear: number }) {
  const room = lowest(depth)
  const you = placeOf(way, places, clear)
  const isDone = isUnderWay && you === 1
  const at = (place: number) => ({ insetInlineStart: `${place * 100}%`, insetBlockStart: dipAt(place, depth) })
  return (
    <div className={styles.across[isDone ? 'done' : 'open']}>
      <svg
        viewBox={`0 0 100 ${room}`}
        preserveAspectRatio="none"
        className={styles.lying}
        style={{ blockSize: room }}
        aria-hidden="true"
        focusable="false"
      >
        <path d={curve(depth)} vectorEffect="non-scaling-stroke" className={isDotted ? styles.dotted : styles.road} />
        {isUnderWay && <path d={run(you, depth)} vectorEffect="non-scaling-stroke" className={styles.gone} data-part="run" />}
      </svg>
      {isUnderWay && (
        <span className={styles.start} aria-hidden>
          <span className={styles.startWord}>
            <FormattedMessage id="ds.goalPath.start" />
          </span>
        </span>
      )}
      <ol aria-label={label} className={styles.lyingList}>
        {rows.map((stop) =>
          stop.kind === 'here' ? (
            <li key="here" className={styles.lyingHere} style={at(you)} aria-current="step" data-part="here">
              <div className={you > 0.5 ? styles.leanBack : styles.leanOn}>{here}</div>
            </li>
          ) : (
            <li key={stop.index} className={styles.lyingStop} style={at(places[stop.index] ?? 1)} data-part="goal">
              <Knot state={stateOf(stop.index)} isLast={stop.index === places.length - 1} />
              {card(stop.index)}
            </li>
          ),
        )}
      </ol>
    </div>
  )
}
