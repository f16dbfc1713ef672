import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { UncountedResultFragment } from './results.generated.ts'
import { reasonKey } from './uncounted-totals.ts'

const { note: longest } = conversionLimits

/** A review request while the form is being filled in. `choice` is a `reasonKey`, and `day` is a civil date. */
export type Question = { choice: string | null; day: string | null; note: string }

/** Returns the errors of a request before it is sent. Reason and day must be among the results in `open`. */
export function checkQuestion({ choice, day, note }: Question, open: readonly UncountedResultFragment[]): FieldProblem[] {
  const chosen = open.find((result) => reasonKey(result) === choice)
  return [
    ...(chosen ? [] : [{ path: 'choice', rule: 'required' } as const]),
    ...(chosen?.days.some((each) => each.day === day) ? [] : [{ path: 'day', rule: 'required' } as const]),
    ...([...note.trim()].length > longest ? [{ path: 'note', rule: 'tooLong', params: { max: longest } } as const] : []),
  ]
}
