import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput } from '../errors/problem.ts'
import type { SecondLook, UncountedReasonTotal } from '../generated/user-sdl-types.ts'
import { civilDate, endOfDay, isCivilDate, startOfDay } from '../platform/riyadh.ts'
import type { ResultsReader } from './owning.ts'
import { uncountedReasons, type SecondLookRecord, type UncountedReason } from './record.ts'

export type DayRange = { readonly startDate: string; readonly endDate: string }

const dayLength = 86_400_000
const mostDays = 366
const usualDays = 30

/** The days that are asked for (O-05): the last thirty unless others are, and never more than a year of them. */
export function decideRange(
  { startDate, endDate }: { startDate?: string | null | undefined; endDate?: string | null | undefined },
  now: number,
): Decision<DayRange> {
  const last = endDate ?? civilDate(now)
  if (!isCivilDate(last)) return refused(invalidInput([{ path: 'endDate', rule: 'date' }]))
  const first = startDate ?? civilDate(startOfDay(last) - (usualDays - 1) * dayLength)
  if (!isCivilDate(first)) return refused(invalidInput([{ path: 'startDate', rule: 'date' }]))
  const days = (endOfDay(last) - startOfDay(first)) / dayLength
  if (days < 1) return refused(invalidInput([{ path: 'endDate', rule: 'endDate' }]))
  if (days > mostDays) return refused(invalidInput([{ path: 'startDate', rule: 'outOfRange' }]))
  return decided({ startDate: first, endDate: last })
}

/** `SecondLook`. */
export const secondLookOf = ({ id, status, askedAt, answerBy, answeredAt, answer }: SecondLookRecord): SecondLook => ({
  ...{ id, status, answer },
  askedAt: new Date(askedAt).toISOString(),
  answerBy: new Date(answerBy).toISOString(),
  answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
})

/** What did not count, as it is stored: of one participant, or of all. */
type Counted = { readonly kind: 'CLICK' | 'CONVERSION'; readonly reason: UncountedReason; readonly day: string; readonly count: number }
type Look = Pick<SecondLookRecord, 'kind' | 'reason' | 'day'> & SecondLookRecord

const nameOf = ({ kind, reason, day }: { kind: string; reason: string; day: string }) => `${kind} ${reason} ${day}`

const kinds = ['CLICK', 'CONVERSION'] as const

/** Whether a reader may ask for another look at all: who earns by it, not who pays. */
export const mayAskFor = (reader: ResultsReader): boolean => reader !== 'OWNER'

/**
 * `uncountedResults`: by kind and reason in the order of the contract, and by day within, the newest first. `looks` are the requests of the
 * participant it is about; none for a whole program, where nobody asks.
 */
export function uncountedTotals(rows: readonly Counted[], looks: readonly Look[], mayAsk: boolean): UncountedReasonTotal[] {
  const requested = new Map(looks.map((look) => [nameOf(look), look]))
  return kinds.flatMap((kind) =>
    uncountedReasons.flatMap((reason): UncountedReasonTotal[] => {
      const counts = new Map<string, number>()
      for (const row of rows)
        if (row.kind === kind && row.reason === reason && row.count > 0) counts.set(row.day, (counts.get(row.day) ?? 0) + row.count)
      if (counts.size === 0) return []
      const days = [...counts]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([day, count]) => {
          const look = requested.get(nameOf({ kind, reason, day }))
          return { day, count, mayAsk: mayAsk && look === undefined, secondLook: look ? secondLookOf(look) : null }
        })
      return [{ kind, reason, count: days.reduce((sum, { count }) => sum + count, 0), days }]
    }),
  )
}
