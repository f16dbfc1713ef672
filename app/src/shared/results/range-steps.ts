import { plusDays } from '@wasla/contract/insights/days.ts'

/** A day, a week or a month of a range. Weeks begin on Sunday. Only days of the range belong to the step. `length` is in days. */
export type Step = { readonly from: string; readonly to: string; readonly length: number }
export type StepKind = 'day' | 'week' | 'month'

/** Returns whether a civil day is a Sunday, on which weeks begin. */
const isSunday = (day: string) => new Date(Date.parse(day)).getUTCDay() === 0

const begins: Readonly<Record<StepKind, (day: string) => boolean>> = {
  day: () => true,
  week: isSunday,
  month: (day) => day.endsWith('-01'),
}

/** Divides consecutive days into steps. The first and the last step may be shorter than the others. */
export function stepsOf(kind: StepKind, days: readonly string[]): Step[] {
  const steps: Step[] = []
  for (const day of days) {
    const last = steps.at(-1)
    if (last && !begins[kind](day)) steps[steps.length - 1] = { ...last, to: day, length: last.length + 1 }
    else steps.push({ from: day, to: day, length: 1 })
  }
  return steps
}

/** Returns whether a step continues after the range. */
export const isUnderWay = (kind: StepKind, { to }: Step): boolean => !begins[kind](plusDays(to, 1))

/** Returns whether a step begins before the range. */
export const isCut = (kind: StepKind, { from }: Step): boolean => !begins[kind](from)

/**
 * Returns the kind of step for a number of days. Returns `day` for at most `most.day` days, else `week` for at most `most.week` weeks, else
 * `month`.
 */
export const stepKindFor = (days: number, most: Readonly<Partial<Record<'day' | 'week', number>>>): StepKind =>
  days <= (most.day ?? 0) ? 'day' : days <= (most.week ?? Infinity) * 7 ? 'week' : 'month'
