import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { knotPlaces, placeOf } from '@wasla/design-system/components/GoalPath/path.ts'
import type { Knot } from '@wasla/design-system/components/Kashida/stroke.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * Returns the targets of a program's milestones in ascending order. `data` is the data of the program's objectives (appendix F). Returns
 * none if there are no milestones.
 */
export function targetsOf(data: unknown): number[] {
  const milestones = isRecord(data) ? data['milestones'] : null
  if (!Array.isArray(milestones)) return []
  return milestones.flatMap((each: unknown) => (isRecord(each) && typeof each['target'] === 'number' ? [each['target']] : []))
}

/** Returns the count for milestones: valid clicks for traffic, approved results for every other objective (K-15). */
export const countedOf = (objective: ObjectiveType | null, { clicks, approvedCount }: { clicks: number; approvedCount: number }) =>
  objective === 'TRAFFIC' ? clicks : approvedCount

export type Progress = {
  readonly reached: number
  readonly of: number
  /** Number of results that the next milestone still needs; null if all milestones are reached. */
  readonly left: number | null
  /** Drawn share of the line, 0..1, and the knots on the line. */
  readonly value: number
  readonly knots: readonly Knot[]
}

/** Minimum distance between a knot and the participant's position, as a share of the line. */
const clear = 0.05

/**
 * Returns a participant's progress, or null for a program without milestones. The knots have the same positions as on the program's path.
 */
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
