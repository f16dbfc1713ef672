import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { UncountedResultFragment } from './results.generated.ts'
import { reasonKey } from './uncounted-totals.ts'

const { note: longest } = conversionLimits

/** A question as it is filled in. `choice` is a reason with its kind. */
export type Question = { choice: string | null; day: string | null; note: string }

/** What is missing or wrong before it is sent: both choices have to be among what is still open. */
export function checkQuestion({ choice, day, note }: Question, open: readonly UncountedResultFragment[]): FieldProblem[] {
  const chosen = open.find((result) => reasonKey(result) === choice)
  return [
    ...(chosen ? [] : [{ path: 'choice', rule: 'required' } as const]),
    ...(chosen?.days.some((each) => each.day === day) ? [] : [{ path: 'day', rule: 'required' } as const]),
    ...([...note.trim()].length > longest ? [{ path: 'note', rule: 'tooLong', params: { max: longest } } as const] : []),
  ]
}
