import { firstDayFor, leastReliable } from '../../insights/combine.ts'
import { dayAt } from '../../insights/days.ts'
import type { SnapshotRecord } from '../../insights/record.ts'
import type { DataSource } from '../../generated/user-types.ts'
import type { Platform } from '../../social/record.ts'
import { groupLimits } from '../limits.ts'

/** Figures of an account, and which member of the group it belongs to. */
export type MemberSnapshot = SnapshotRecord & { readonly profileId: string; readonly platform: Platform }

/** In one order, so that sums of fractions do not depend on the order of the rows. */
export const inOneOrder = (snapshots: readonly MemberSnapshot[]): MemberSnapshot[] =>
  snapshots.toSorted((one, other) =>
    one.accountId === other.accountId
      ? Number(one.day > other.day) - Number(one.day < other.day)
      : one.accountId < other.accountId
        ? -1
        : 1,
  )

/**
 * Snapshots that still say how an account does: one that was not measured for longer, as after its owner took back the consent, is left out
 * of everything, as it is of a series.
 */
export const stillKnown = (snapshots: readonly MemberSnapshot[], now: number): MemberSnapshot[] => {
  const oldest = firstDayFor(dayAt(now))
  return snapshots.filter(({ day }) => day >= oldest)
}

/** Whether so many members hide the figures of each (G-09). */
export const isEnough = (members: number): boolean => members >= groupLimits.membersWithFigures

/** The snapshots of each member. */
export const byMember = (snapshots: readonly MemberSnapshot[]): MemberSnapshot[][] => [
  ...Map.groupBy(snapshots, ({ profileId }) => profileId).values(),
]

/** The source of figures that some members have together; they have one each. */
export const sourceOf = (snapshots: readonly MemberSnapshot[]): DataSource => leastReliable(snapshots.map(({ source }) => source)) ?? 'DEMO'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
