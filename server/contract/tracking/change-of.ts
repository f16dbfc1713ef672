import type { CountedWith, ResultChange } from './change.ts'
import type { ConversionRecord } from './record.ts'

const countedWith = ({ occurredAt, channel, country, visitor, amount }: ConversionRecord): CountedWith => ({
  at: occurredAt,
  channel,
  country,
  visitor,
  amount: amount ?? 0,
})

const isSame = (one: CountedWith, other: CountedWith): boolean =>
  one.at === other.at &&
  one.channel === other.channel &&
  one.country === other.country &&
  one.visitor === other.visitor &&
  one.amount === other.amount

/**
 * Returns the change of a conversion for the counters. `before` is null for a new conversion. Both records must be of the same participant.
 */
export function changeOf(before: ConversionRecord | null, after: ConversionRecord): ResultChange {
  const was = before && countedWith(before)
  const now = countedWith(after)
  return {
    kind: 'CONVERSION',
    id: after.id,
    programId: after.programId,
    profileId: after.profileId,
    ...now,
    from: before?.status ?? null,
    to: after.status,
    reason: after.reason,
    fromReason: before?.reason ?? null,
    ...(was && !isSame(was, now) ? { was } : {}),
  }
}
