import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { UncountedResultFragment } from './results.generated.ts'
import { reasonKey } from './uncounted-totals.ts'

/** Of a question about what did not count: how long what is said may be, and within how many milliseconds it is answered. */
export const lookLimits = { note: 500, answerWithin: 4 * 86_400_000 } as const

/** A question as it is filled in. `choice` is a reason with its kind. */
export type Question = { choice: string | null; day: string | null; note: string }

/** What is missing or wrong before it is sent: both choices have to be among what is still open. */
export function checkQuestion({ choice, day, note }: Question, open: readonly UncountedResultFragment[]): FieldProblem[] {
  const chosen = open.find((result) => reasonKey(result) === choice)
  return [
    ...(chosen ? [] : [{ path: 'choice', rule: 'required' } as const]),
    ...(chosen?.days.some((each) => each.day === day) ? [] : [{ path: 'day', rule: 'required' } as const]),
    ...([...note.trim()].length > lookLimits.note ? [{ path: 'note', rule: 'tooLong', params: { max: lookLimits.note } } as const] : []),
  ]
}
