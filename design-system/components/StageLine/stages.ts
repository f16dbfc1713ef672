import type { ReactNode } from 'react'
import type { Knot } from '../Kashida/stroke.ts'

export type Stage = {
  id: string
  /** A word or two: “Sent”, “Sunday”. */
  label: ReactNode
  /** When, or how long: “20 Nov”, “Usually 1–3 working days”. */
  note?: ReactNode
  /** Figure of the stage, such as an `Amount`. */
  figure?: ReactNode
  /** `due` is ahead and certain, `open` is ahead and not certain. */
  state: Knot['state']
}

/** Returns the position of a stage on the line, 0..1: the first at its start, the last at its end. */
const placeOf = (index: number, count: number) => (count === 1 ? 0 : index / (count - 1))

/** Returns the knots of the stages, evenly spaced. */
export const stageKnots = (stages: readonly Pick<Stage, 'state'>[]): Knot[] =>
  stages.map(({ state }, index) => ({ at: placeOf(index, stages.length), state }))

/** Returns the completed share of the line: up to the current or failed stage, else up to the last done stage. */
export function gone(stages: readonly Pick<Stage, 'state'>[]): number {
  const here = stages.findIndex(({ state }) => state === 'here' || state === 'failed')
  const reached = here >= 0 ? here : stages.findLastIndex(({ state }) => state === 'done')
  return reached > 0 ? placeOf(reached, stages.length) : 0
}
