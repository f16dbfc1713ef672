import fc from 'fast-check'
import type { ResultChange } from '../../tracking/change.ts'
import { resultStatuses, uncountedReasons, type Channel, type ResultStatus } from '../../tracking/record.ts'

/** A click or a conversion, with all its statuses in the order of time. */
export type Event = Omit<ResultChange, 'from' | 'fromReason' | 'to' | 'reason'> & {
  readonly statuses: readonly { readonly status: ResultStatus; readonly reason: ResultChange['reason'] }[]
}

const day = 86_400_000
/** Noon of 20 November 2025 in Riyadh. */
const now = Date.UTC(2025, 10, 20, 9)
const channels: readonly Channel[] = ['INSTAGRAM', 'TIKTOK', 'CODE', 'OTHER']

const statusWithReason = fc
  .record({ status: fc.constantFrom(...resultStatuses), reason: fc.constantFrom(...uncountedReasons) })
  .map(({ status, reason }) => ({ status, reason: status === 'Approved' || status === 'Pending' ? null : reason }))

const eventOf = (id: string): fc.Arbitrary<Event> =>
  fc
    .record({
      kind: fc.constantFrom('CLICK' as const, 'CONVERSION' as const),
      id: fc.constant(id),
      programId: fc.constant('program'),
      profileId: fc.constantFrom('noura', 'huda', 'fahad'),
      at: fc.integer({ min: now - 5 * day, max: now }),
      channel: fc.constantFrom(...channels),
      country: fc.constantFrom('SA', 'AE', 'ZZ'),
      visitor: fc.constantFrom('a', 'b', 'c', 'd'),
      amount: fc.integer({ min: 0, max: 1_000_000_00 }),
      statuses: fc.array(statusWithReason, { minLength: 1, maxLength: 4 }),
    })
    // Nobody clicks on a code.
    .map((event) => (event.kind === 'CLICK' && event.channel === 'CODE' ? { ...event, channel: 'OTHER' } : event))

/** Random histories. A history has up to 25 events of one program and three participants. */
export const events: fc.Arbitrary<Event[]> = fc
  .integer({ min: 0, max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => eventOf(`event-${at}`))))

/** Returns all changes of an event: one for each of its statuses. */
export const changesOf = ({ statuses, ...event }: Event): ResultChange[] =>
  statuses.map(({ status, reason }, index) => {
    const before = statuses[index - 1]
    return { ...event, from: before?.status ?? null, fromReason: before?.reason ?? null, to: status, reason }
  })

/** Returns the single change of an event as if its final status were its first. */
export const asNew = ({ statuses, ...event }: Event): ResultChange[] => {
  const last = statuses.at(-1)
  return last ? [{ ...event, from: null, fromReason: null, to: last.status, reason: last.reason }] : []
}

/** Returns `count` random histories, the same on every call. */
export const sampleHistories = (count: number): Event[][] => fc.sample(events, { numRuns: count, seed: 20 })
