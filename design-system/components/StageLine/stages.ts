import type { ReactNode } from 'react'
import type { Knot } from '../Kashida/stroke.ts'

export type Stage = {
  id: string
  /** A word or two: “Sent”, “Sunday”. */
  label: ReactNode
  /** When, or how long: “20 Nov”, “Usually 1–3 working days”. */
  note?: ReactNode
  /** What belongs to it, such as an `Amount`. */
  figure?: ReactNode
  /** `due` is ahead and certain, `open` is ahead and not known yet. */
  state: Knot['state']
}

/** Where a stage is on the line, 0..1: the first at its start, the last at its end. */
const placeOf = (index: number, count: number) => (count === 1 ? 0 : index / (count - 1))

/** The knots of the stages, at even distances. */
export const stageKnots = (stages: readonly Pick<Stage, 'state'>[]): Knot[] =>
  stages.map(({ state }, index) => ({ at: placeOf(index, stages.length), state }))

/** The share of the line that lies behind: up to where it is now or where it failed, else up to the last stage that is done. */
export function gone(stages: readonly Pick<Stage, 'state'>[]): number {
  const here = stages.findIndex(({ state }) => state === 'here' || state === 'failed')
  const reached = here >= 0 ? here : stages.findLastIndex(({ state }) => state === 'done')
  return reached > 0 ? placeOf(reached, stages.length) : 0
}
