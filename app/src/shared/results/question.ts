import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { UncountedResultFragment } from './results.generated.ts'
import { reasonKey } from './uncounted-totals.ts'

const { note: longest } = conversionLimits

/** A review request as it is filled in. `choice` is a `reasonKey`; `day` a civil date. */
export type Question = { choice: string | null; day: string | null; note: string }

/** Returns the errors of a request before it is sent. Reason and day have to be among the open ones. */
export function checkQuestion({ choice, day, note }: Question, open: readonly UncountedResultFragment[]): FieldProblem[] {
  const chosen = open.find((result) => reasonKey(result) === choice)
  return [
    ...(chosen ? [] : [{ path: 'choice', rule: 'required' } as const]),
    ...(chosen?.days.some((each) => each.day === day) ? [] : [{ path: 'day', rule: 'required' } as const]),
    ...([...note.trim()].length > longest ? [{ path: 'note', rule: 'tooLong', params: { max: longest } } as const] : []),
  ]
}
