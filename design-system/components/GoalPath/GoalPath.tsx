import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import type { Accent } from '../../tokens/token-type.ts'
import { useSize } from '../Chart/useSize.ts'
import { AcrossPath } from './AcrossPath.tsx'
import { Here } from './Here.tsx'
import * as styles from './GoalPath.css.ts'
import { GoalCard } from './GoalCard.tsx'
import { knotPlaces, reachedOf, stops } from './path.ts'
import type { Reward } from './reward.ts'
import { UprightPath } from './UprightPath.tsx'

export type Goal = {
  id: string
  target: number
  reward: Reward
  /** Reached, and its reward waits until the brand adds budget. */
  isWaiting?: boolean
  /** Instead of “Achieved”: “Reached 8 Nov”. */
  achieved?: string
}

export type GoalPathProps = {
  /** What the way leads to: “What you earn on the way to 300 orders”. */
  label: string
  /** One to ten, by ascending target. */
  goals: readonly Goal[]
  /** Writes a number with what is counted: “25 orders”. */
  countText: (count: number) => string
  /** How much is counted so far; `null` for somebody who has not joined: the way is dotted, not joined yet. */
  at: number | null
  /** Who is on the way; without it, the way is only shown. */
  traveller?: { name: string; src?: string | null; accent?: Accent }
  /** Under where one is: “37 more to the tasting”. */
  note?: ReactNode
}

export const goalStates = ['achieved', 'waiting', 'next', 'ahead'] as const
export type GoalState = (typeof goalStates)[number]

/** Room that a reward needs across, and around the ends of the way, in pixels. */
const cardRoom = 152
const ends = 150
const narrowest = 640

/**
 * The way from nothing to the last target as one kashida, with the reward on each knot and oneself in saffron. It lies where there is
 * room and stands upright where there is not; it runs along the reading direction. To a listener it is a list in that order.
 */
export function GoalPath({ label, goals, countText, at, traveller, note }: GoalPathProps) {
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
      traveller={traveller}
      words={
        isUnderWay
          ? intl.formatMessage({ id: 'ds.goalPath.here' }, { amount: isolate(countText(at)) })
          : intl.formatMessage({ id: traveller ? 'ds.goalPath.startHere' : 'ds.goalPath.start' })
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
