import { curve, dipAt, lowest, run } from '../Kashida/stroke.ts'
import type { PathDrawing } from './AcrossPath.tsx'
import { Knot } from './Knot.tsx'
import * as styles from './GoalPath.css.ts'
import { upright } from './path.ts'

/** How far the curve moves sideways, in pixels. */
const depth = 44

/** The vertical layout. Every stop has a row, and all rows have one height, so that each knot is on the line, for texts of any length. */
export function UprightPath({ label, rows, card, here, stateOf, isDotted, isUnderWay, begin }: PathDrawing & { begin: number }) {
  const room = lowest(depth)
  const gone = rows.find(({ kind }) => kind === 'here')?.place ?? 0
  const end = 0.5 / rows.length
  const last = rows.reduce((most, stop) => (stop.kind === 'goal' ? Math.max(most, stop.index) : most), 0)
  return (
    <div className={styles.uprightPath}>
      <svg
        viewBox={`0 0 ${room} 100`}
        preserveAspectRatio="none"
        className={styles.uprightLine}
        style={{ inlineSize: room, insetBlock: `${begin * 100}% auto`, blockSize: `${(1 - begin - end) * 100}%` }}
        aria-hidden="true"
        focusable="false"
      >
        <path d={upright(curve(depth))} vectorEffect="non-scaling-stroke" className={isDotted ? styles.dotted : styles.road} />
        {isUnderWay && <path d={upright(run(gone, depth))} vectorEffect="non-scaling-stroke" className={styles.gone} data-part="run" />}
      </svg>
      {isUnderWay && <span className={styles.startUpright} aria-hidden />}
      <ol aria-label={label} className={styles.uprightList}>
        {rows.map((stop) => (
          <li
            key={stop.kind === 'here' ? 'here' : stop.index}
            className={styles.uprightRow}
            style={{ ['--w-swing' as string]: `${dipAt(stop.place, depth)}px` }}
            aria-current={stop.kind === 'here' ? 'step' : undefined}
            data-part={stop.kind}
          >
            {stop.kind === 'here' ? (
              <div className={styles.uprightHere}>{here}</div>
            ) : (
              <>
                <span className={styles.uprightKnot}>
                  <Knot state={stateOf(stop.index)} isLast={stop.index === last} />
                </span>
                {card(stop.index)}
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
