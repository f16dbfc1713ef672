import { firstDayFor, leastReliable } from '../../insights/combine.ts'
import { dayAt } from '../../insights/days.ts'
import type { SnapshotRecord } from '../../insights/record.ts'
import type { DataSource } from '../../generated/user-types.ts'
import type { Platform } from '../../social/record.ts'
import { groupLimits } from '../limits.ts'

/** A snapshot of an account, with its platform and the member it belongs to. */
export type MemberSnapshot = SnapshotRecord & { readonly profileId: string; readonly platform: Platform }

/** Sorts snapshots by account and day, so that rounding of sums does not depend on the order of the rows. */
export const inOneOrder = (snapshots: readonly MemberSnapshot[]): MemberSnapshot[] =>
  snapshots.toSorted((one, other) =>
    one.accountId === other.accountId
      ? Number(one.day > other.day) - Number(one.day < other.day)
      : one.accountId < other.accountId
        ? -1
        : 1,
  )

/**
 * Returns the snapshots that are recent enough to count. Older snapshots are left out of all figures, as they are left out of a series: for
 * example if the owner of an account withdrew consent.
 */
export const recentSnapshots = (snapshots: readonly MemberSnapshot[], now: number): MemberSnapshot[] => {
  const oldest = firstDayFor(dayAt(now))
  return snapshots.filter(({ day }) => day >= oldest)
}

/** Returns whether the members are so many that nobody can derive the figures of a single member (G-09). */
export const isEnough = (members: number): boolean => members >= groupLimits.membersWithFigures

/** Groups snapshots by member. */
export const byMember = (snapshots: readonly MemberSnapshot[]): MemberSnapshot[][] => [
  ...Map.groupBy(snapshots, ({ profileId }) => profileId).values(),
]

/** Returns the source of combined figures: the least reliable one. The fallback is never used, because `snapshots` is never empty. */
export const sourceOf = (snapshots: readonly MemberSnapshot[]): DataSource => leastReliable(snapshots.map(({ source }) => source)) ?? 'DEMO'

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
export const mean = (values: readonly number[]): number => sum(values) / values.length
