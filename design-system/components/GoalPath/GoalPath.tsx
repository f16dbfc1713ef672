import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { dipAt } from '../Kashida/stroke.ts'
import { Here } from './Here.tsx'
import { Knot } from './Knot.tsx'
import * as styles from './GoalPath.css.ts'
import type { Goal, GoalState, GoalPathPerson } from './goal.ts'
import { GoalCard } from './GoalCard.tsx'
import { layoutsOf, reachedOf, stops, type Layout, type Stop } from './path.ts'
import { depths, PathLine } from './PathLine.tsx'

export { type Goal, type GoalState } from './goal.ts'

export type GoalPathProps = {
  /** Accessible name of the list: “What you earn on the way to 300 orders”. */
  label: string
  /** One to ten goals, by ascending target. */
  goals: readonly Goal[]
  /** Writes a number with its noun: “25 orders”. */
  countText: (count: number) => string
  /** Current count; `null` before joining. With `null` the line is dotted. */
  at: number | null
  /** Person whose count is shown; without it no person is shown. */
  person?: GoalPathPerson
  /** Note under the current position: “37 more to the tasting”. */
  note?: ReactNode
}

const rounded = (value: number) => Number(value.toFixed(4))

/** Returns the places of a stop as variables: how far the vertical curve swings there, and its share of each horizontal layout. */
function placesOf(stop: Stop, layouts: readonly Layout[]): CSSProperties {
  const shares = layouts.map(({ width, places, you }) => [
    `--w-at-${width}`,
    rounded(stop.kind === 'here' ? you : (places[stop.index] ?? 1)),
  ])
  return Object.fromEntries([['--w-swing', `${rounded(dipAt(stop.place, depths.upright))}px`], ...shares]) as CSSProperties
}

/**
 * Progress from zero to the last target as one kashida, with a reward at each knot and the current position in saffron. The kashida is
 * horizontal, along the reading direction, or vertical if the space is too narrow. Styles alone decide that, so the drawing is right before
 * any script runs. Screen readers get a list of goals in the same order.
 */
export function GoalPath({ label, goals, countText, at, person, note }: GoalPathProps) {
  const intl = useIntl()
  const way = { targets: goals.map(({ target }) => target), at }
  const reached = reachedOf(way)
  const layouts = layoutsOf(way)
  const { rows, begin } = stops(way)
  const isUnderWay = at !== null && at > 0

  const stateOf = (index: number): GoalState => {
    if (index < reached) return goals[index]?.isWaiting ? 'waiting' : 'achieved'
    return index === reached && at !== null ? 'next' : 'ahead'
  }
  const here = (
    <Here
      person={person}
      words={
        isUnderWay
          ? intl.formatMessage({ id: 'ds.goalPath.here' }, { amount: isolate(countText(at)) })
          : intl.formatMessage({ id: person ? 'ds.goalPath.startHere' : 'ds.goalPath.start' })
      }
      note={isUnderWay ? note : undefined}
    />
  )
  const goalAt = (index: number) => {
    const goal = goals[index]
    const rank = goals.length > 1 ? index / (goals.length - 1) : 1
    return (
      <>
        <span className={styles.knotPlace}>
          <Knot state={stateOf(index)} isLast={index === goals.length - 1} />
        </span>
        {goal && <GoalCard {...goal} countText={countText} state={stateOf(index)} rank={rank} />}
      </>
    )
  }
  const you = layouts.at(-1)?.you ?? 0
  const [narrowest] = layouts
  const shape = [styles.shape, narrowest && styles.lies[narrowest.width], isUnderWay && you === 1 && styles.allReached]
  const depth = { ['--w-depth' as string]: `${depths.lying}px` }
  return (
    <div className={styles.path} data-component="GoalPath">
      <div className={shape.filter(Boolean).join(' ')} style={depth}>
        <PathLine rows={rows} begin={begin} layouts={layouts} isDotted={at === null} isUnderWay={isUnderWay} />
        {isUnderWay && (
          <span className={styles.start} aria-hidden>
            <span className={styles.startWord}>
              <FormattedMessage id="ds.goalPath.start" />
            </span>
          </span>
        )}
        <ol aria-label={label} className={styles.list}>
          {rows.map((stop) => (
            <li
              key={stop.kind === 'here' ? 'here' : stop.index}
              className={stop.kind === 'here' ? styles.stop : `${styles.stop} ${styles.goal}`}
              style={placesOf(stop, layouts)}
              aria-current={stop.kind === 'here' ? 'step' : undefined}
              data-part={stop.kind}
            >
              {stop.kind === 'here' ? <div className={styles.here[you > 0.5 ? 'back' : 'on']}>{here}</div> : goalAt(stop.index)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
