import { curve, lowest, run } from '../Kashida/stroke.ts'
import * as styles from './GoalPath.css.ts'
import { upright, type Layout, type Stop } from './path.ts'

/** Depth of the curve in each layout, in pixels. */
export const depths = { lying: 132, upright: 44 } as const

const drawn = { preserveAspectRatio: 'none', 'aria-hidden': true, focusable: 'false' } as const

type PathLineProps = {
  rows: readonly Stop[]
  /** Where the vertical curve begins, as a share of the height. */
  begin: number
  layouts: readonly Layout[]
  isDotted: boolean
  isUnderWay: boolean
}

/** The curve of both layouts, with its completed part. Styles show the one that fits. */
export function PathLine({ rows, begin, layouts, isDotted, isUnderWay }: PathLineProps) {
  const road = isDotted ? styles.dotted : styles.road
  const gone = rows.find(({ kind }) => kind === 'here')?.place ?? 0
  const end = 0.5 / rows.length
  const [across, along] = [lowest(depths.upright), lowest(depths.lying)]
  return (
    <>
      <svg
        {...drawn}
        viewBox={`0 0 ${across} 100`}
        className={styles.uprightLine}
        style={{ inlineSize: across, insetBlock: `${begin * 100}% auto`, blockSize: `${(1 - begin - end) * 100}%` }}
      >
        <path d={upright(curve(depths.upright))} vectorEffect="non-scaling-stroke" className={road} />
        {isUnderWay && (
          <path d={upright(run(gone, depths.upright))} vectorEffect="non-scaling-stroke" className={styles.gone} data-part="run" />
        )}
      </svg>
      {layouts.length > 0 && (
        <svg {...drawn} viewBox={`0 0 100 ${along}`} className={styles.lyingLine} style={{ blockSize: along }}>
          <path d={curve(depths.lying)} vectorEffect="non-scaling-stroke" className={road} />
          {isUnderWay &&
            layouts.map(({ width, you }) => (
              <path key={width} d={run(you, depths.lying)} vectorEffect="non-scaling-stroke" className={styles.goneAt[width]} />
            ))}
        </svg>
      )}
    </>
  )
}
