import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'

const day = 24 * 3_600_000

/** The dates of a program that a card uses: ISO 8601 times; `startDate` is a civil date. */
export type CardTimes = { status: ProgramStatus; startDate: string; publishedAt: string | null; updatedAt: string }

/** When a program was published (`ago`) or its draft was saved (`saved`); null before publication. */
export type CardMoment = { kind: 'ago' | 'saved'; date: Date } | null

export function momentOf({ status, publishedAt, updatedAt }: CardTimes, now: number): CardMoment {
  if (status === 'Draft') return { kind: 'saved', date: new Date(updatedAt) }
  return publishedAt === null || Date.parse(publishedAt) > now ? null : { kind: 'ago', date: new Date(publishedAt) }
}

/** Returns whether a program was published in the last 48 hours and is not stopped. `now` is in milliseconds. */
export const isNew = ({ status, publishedAt }: Pick<CardTimes, 'status' | 'publishedAt'>, now: number): boolean =>
  publishedAt !== null && (status === 'Active' || status === 'Soon') && now - Date.parse(publishedAt) < 2 * day

/**
 * Until when an open program can be joined: `starts` is the first day of a program that has not begun, `ends` the last day; `endsIn` is the
 * number of days left if the end is near.
 */
export type Deadline = { kind: 'starts' | 'ends'; date: Date } | { kind: 'endsIn'; days: number } | { kind: 'noEnd' }

/** Number of days before a program's end from which a card warns of the end. */
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
