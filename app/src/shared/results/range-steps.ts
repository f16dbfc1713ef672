import { plusDays } from '@wasla/contract/insights/days.ts'

/** A day, a week from Sunday on or a month, or the part of it that lies in a range. */
export type Step = { readonly from: string; readonly to: string; readonly length: number }
export type StepKind = 'day' | 'week' | 'month'

/** Whether a civil day is a Sunday, with which weeks begin. */
const isSunday = (day: string) => new Date(Date.parse(day)).getUTCDay() === 0

const begins: Readonly<Record<StepKind, (day: string) => boolean>> = {
  day: () => true,
  week: isSunday,
  month: (day) => day.endsWith('-01'),
}

/** The steps of a row of consecutive days; the first and the last may be shorter. */
export function stepsOf(kind: StepKind, days: readonly string[]): Step[] {
  const steps: Step[] = []
  for (const day of days) {
    const last = steps.at(-1)
    if (last && !begins[kind](day)) steps[steps.length - 1] = { ...last, to: day, length: last.length + 1 }
    else steps.push({ from: day, to: day, length: 1 })
  }
  return steps
}

/** Whether a step goes on after the range. */
export const isUnderWay = (kind: StepKind, { to }: Step): boolean => !begins[kind](plusDays(to, 1))

/** Whether a step begins before the range. */
export const isCut = (kind: StepKind, { from }: Step): boolean => !begins[kind](from)

/** The finest of steps of which a row of days has no more than there is room for; months where none is coarse enough. */
export const stepKindFor = (days: number, most: Readonly<Partial<Record<'day' | 'week', number>>>): StepKind =>
  days <= (most.day ?? 0) ? 'day' : days <= (most.week ?? Infinity) * 7 ? 'week' : 'month'
