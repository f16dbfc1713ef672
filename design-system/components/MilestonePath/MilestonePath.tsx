import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import type { Kind } from '../../tokens/token-type.ts'
import { useSize } from '../Chart/useSize.ts'
import { AcrossPath } from './AcrossPath.tsx'
import { Here } from './Here.tsx'
import * as styles from './MilestonePath.css.ts'
import { MilestoneCard } from './MilestoneCard.tsx'
import { knotPlaces, reachedOf, stops } from './path.ts'
import type { Reward } from './reward.ts'
import { UprightPath } from './UprightPath.tsx'

export type Milestone = {
  id: string
  target: number
  reward: Reward
  /** Reached, and its reward waits until the brand adds budget. */
  isWaiting?: boolean
  /** Instead of “Achieved”: “Reached 8 Nov”. */
  achieved?: string
}

export type MilestonePathProps = {
  /** What the way leads to: “What you earn on the way to 300 orders”. */
  label: string
  /** One to ten, by ascending target. */
  milestones: readonly Milestone[]
  /** Writes a number with what is counted: “25 orders”. */
  countText: (count: number) => string
  /** How much is counted so far; `null` for somebody who has not joined: the way is dotted, not joined yet. */
  at: number | null
  /** Who is on the way; without it, the way is only shown. */
  traveller?: { name: string; src?: string | null; kind?: Kind }
  /** Under where one is: “37 more to the tasting”. */
  note?: ReactNode
}

export const milestoneStates = ['achieved', 'waiting', 'next', 'ahead'] as const
export type MilestoneState = (typeof milestoneStates)[number]

/** Room that a reward needs across, and around the ends of the way, in pixels. */
const cardRoom = 152
const ends = 150
const narrowest = 640

/**
 * The way from nothing to the last target as one kashida, with the reward on each knot and oneself in saffron. It lies where there is
 * room and stands upright where there is not; it runs along the reading direction. To a listener it is a list in that order.
 */
export function MilestonePath({ label, milestones, countText, at, traveller, note }: MilestonePathProps) {
  const intl = useIntl()
  const [ref, { width }] = useSize<HTMLDivElement>()
  const way = { targets: milestones.map(({ target }) => target), at }
  const reached = reachedOf(way)
  const room = width - ends
  const places = width >= narrowest ? knotPlaces(way.targets, cardRoom / room) : null
  const { rows, begin } = stops(way)

  const stateOf = (index: number): MilestoneState => {
    if (index < reached) return milestones[index]?.isWaiting ? 'waiting' : 'achieved'
    return index === reached && at !== null ? 'next' : 'ahead'
  }
  const isUnderWay = at !== null && at > 0
  const here = (
    <Here
      traveller={traveller}
      words={
        isUnderWay
          ? intl.formatMessage({ id: 'ds.milestonePath.here' }, { amount: isolate(countText(at)) })
          : intl.formatMessage({ id: traveller ? 'ds.milestonePath.startHere' : 'ds.milestonePath.start' })
      }
      note={isUnderWay ? note : undefined}
    />
  )
  const card = (index: number) => {
    const milestone = milestones[index]
    return (
      milestone && (
        <MilestoneCard
          {...milestone}
          countText={countText}
          state={stateOf(index)}
          rank={milestones.length > 1 ? index / (milestones.length - 1) : 1}
        />
      )
    )
  }
  const drawing = { label, rows, card, here, stateOf, isDotted: at === null, isUnderWay }
  return (
    <div ref={ref} className={styles.path} data-component="MilestonePath" data-shape={places ? 'across' : 'upright'}>
      {places ? <AcrossPath {...drawing} places={places} way={way} clear={40 / room} /> : <UprightPath {...drawing} begin={begin} />}
    </div>
  )
}
