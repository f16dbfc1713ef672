import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { useSize } from '../Chart/useSize.ts'
import { AcrossPath } from './AcrossPath.tsx'
import { Here } from './Here.tsx'
import * as styles from './GoalPath.css.ts'
import type { Goal, GoalState, GoalPathPerson } from './goal.ts'
import { GoalCard } from './GoalCard.tsx'
import { knotPlaces, reachedOf, stops } from './path.ts'
import { UprightPath } from './UprightPath.tsx'

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

/** Width of a card, and space at both ends of the line, in pixels. */
const cardRoom = 152
const ends = 150
const narrowest = 640

/**
 * Progress from zero to the last target as one kashida, with a reward at each knot and the current position in saffron. The kashida is
 * horizontal, along the reading direction, or vertical if the space is too narrow. Screen readers get a list of goals in the same order.
 */
export function GoalPath({ label, goals, countText, at, person, note }: GoalPathProps) {
  const intl = useIntl()
  const [ref, { width }] = useSize<HTMLDivElement>()
  const way = { targets: goals.map(({ target }) => target), at }
  const reached = reachedOf(way)
  const room = width - ends
  const places = width >= narrowest ? knotPlaces(way.targets, cardRoom / room) : null
  const { rows, begin } = stops(way)

  const stateOf = (index: number): GoalState => {
    if (index < reached) return goals[index]?.isWaiting ? 'waiting' : 'achieved'
    return index === reached && at !== null ? 'next' : 'ahead'
  }
  const isUnderWay = at !== null && at > 0
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
  const card = (index: number) => {
    const goal = goals[index]
    return (
      goal && <GoalCard {...goal} countText={countText} state={stateOf(index)} rank={goals.length > 1 ? index / (goals.length - 1) : 1} />
    )
  }
  const drawing = { label, rows, card, here, stateOf, isDotted: at === null, isUnderWay }
  return (
    <div ref={ref} className={styles.path} data-component="GoalPath" data-shape={places ? 'across' : 'upright'}>
      {places ? <AcrossPath {...drawing} places={places} way={way} clear={40 / room} /> : <UprightPath {...drawing} begin={begin} />}
    </div>
  )
}
