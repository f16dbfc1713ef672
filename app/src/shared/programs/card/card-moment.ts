import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'

const day = 24 * 3_600_000

/** Status and dates of a program for its card. The dates are ISO 8601 times, except `startDate`, which is a civil date. */
export type CardTimes = { status: ProgramStatus; startDate: string; publishedAt: string | null; updatedAt: string }

/** Time at which a program was published (`ago`) or its draft was saved (`saved`); null before publication. */
export type CardMoment = { kind: 'ago' | 'saved'; date: Date } | null

export function momentOf({ status, publishedAt, updatedAt }: CardTimes, now: number): CardMoment {
  if (status === 'Draft') return { kind: 'saved', date: new Date(updatedAt) }
  return publishedAt === null || Date.parse(publishedAt) > now ? null : { kind: 'ago', date: new Date(publishedAt) }
}

/** Returns whether a program was published in the last 48 hours and is running or scheduled. `now` is in milliseconds. */
export const isNew = ({ status, publishedAt }: Pick<CardTimes, 'status' | 'publishedAt'>, now: number): boolean =>
  publishedAt !== null && (status === 'Active' || status === 'Soon') && now - Date.parse(publishedAt) < 2 * day

/**
 * Time limit for joining an open program. `starts`: its first day, if it has not begun. `ends`: its last day. `endsIn`: the number of days
 * left, if the end is near. `noEnd`: it has no last day.
 */
export type Deadline = { kind: 'starts' | 'ends'; date: Date } | { kind: 'endsIn'; days: number } | { kind: 'noEnd' }

/** Number of days before a program's end at which its card begins to show the days left. */
const near = 3

/** Returns the deadline of an open program, in civil days of Riyadh (“Foot of a card”). */
export function deadlineOf(
  { status, startDate, endDate }: { status: ProgramStatus; startDate: string; endDate: string | null },
  now: number,
): Deadline {
  if (status === 'Soon') return { kind: 'starts', date: new Date(startOfDay(startDate)) }
  if (endDate === null) return { kind: 'noEnd' }
  const days = Math.round((startOfDay(endDate) - startOfDay(civilDate(now))) / day)
  return days <= near ? { kind: 'endsIn', days: Math.max(0, days) } : { kind: 'ends', date: new Date(startOfDay(endDate)) }
}
