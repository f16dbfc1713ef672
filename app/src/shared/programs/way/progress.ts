import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { knotPlaces, placeOf } from '@wasla/design-system/components/GoalPath/path.ts'
import type { Knot } from '@wasla/design-system/components/Kashida/stroke.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The targets of a program's milestones, ascending, from the data of its objectives (appendix F); empty where there are none to read. */
export function targetsOf(data: unknown): number[] {
  const milestones = isRecord(data) ? data['milestones'] : null
  if (!Array.isArray(milestones)) return []
  return milestones.flatMap((each: unknown) => (isRecord(each) && typeof each['target'] === 'number' ? [each['target']] : []))
}

/** What counts for a milestone: valid clicks of a program for traffic, approved results of every other (K-15). */
export const countedOf = (objective: ObjectiveType | null, { clicks, approvedCount }: { clicks: number; approvedCount: number }) =>
  objective === 'TRAFFIC' ? clicks : approvedCount

export type Progress = {
  readonly reached: number
  readonly of: number
  /** What is left to the next milestone; null where all are reached. */
  readonly left: number | null
  /** The line to draw: how far it is drawn, and its knots. */
  readonly value: number
  readonly knots: readonly Knot[]
}

/** Room between a knot and the current position, as a share of the line. */
const clear = 0.05

/** How far somebody is on the way, at the same places as on the path of the program; null for a program without milestones. */
export function progressOf(targets: readonly number[], count: number): Progress | null {
  const places = targets.length > 0 ? knotPlaces(targets, 0) : null
  if (!places) return null
  const reached = targets.filter((target) => target <= count).length
  const next = targets[reached]
  const you = placeOf({ targets, at: count }, places, clear)
  const isUnderWay = count > 0 && next !== undefined
  const knots: Knot[] = [
    { at: 0, state: 'start', isSmall: true },
    ...places.map((at, index): Knot => ({ at, state: index < reached ? 'done' : 'open', isSmall: true })),
    ...(isUnderWay ? [{ at: you, state: 'here', isSmall: true } as const] : []),
  ]
  return { reached, of: targets.length, left: next === undefined ? null : next - count, value: you, knots }
}
