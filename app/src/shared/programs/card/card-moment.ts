import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'

const day = 24 * 3_600_000

/** What of a program's times a card shows; moments as ISO texts, `startDate` a civil date. */
export type CardTimes = { status: ProgramStatus; startDate: string; publishedAt: string | null; updatedAt: string }

/** When a program was published, or when its draft was saved; null before it is out. */
export type CardMoment = { kind: 'ago' | 'saved'; date: Date } | null

export function momentOf({ status, publishedAt, updatedAt }: CardTimes, now: number): CardMoment {
  if (status === 'Draft') return { kind: 'saved', date: new Date(updatedAt) }
  return publishedAt === null || Date.parse(publishedAt) > now ? null : { kind: 'ago', date: new Date(publishedAt) }
}

/** Whether it was published in the last two days, `now` in milliseconds. */
export const isNew = ({ status, publishedAt }: Pick<CardTimes, 'status' | 'publishedAt'>, now: number): boolean =>
  publishedAt !== null && (status === 'Active' || status === 'Soon') && now - Date.parse(publishedAt) < 2 * day

/** Until when a program that is open can be joined: its first day while it has not begun, then its last one; `days` where few are left. */
export type Deadline = { kind: 'starts' | 'ends'; date: Date } | { kind: 'endsIn'; days: number } | { kind: 'noEnd' }

/** Days before the end from which a card warns of it. */
const near = 3

/** The deadline of a program that is open, in civil days of Riyadh (“Foot of a card”). */
export function deadlineOf(
  { status, startDate, endDate }: { status: ProgramStatus; startDate: string; endDate: string | null },
  now: number,
): Deadline {
  if (status === 'Soon') return { kind: 'starts', date: new Date(startOfDay(startDate)) }
  if (endDate === null) return { kind: 'noEnd' }
  const days = Math.round((startOfDay(endDate) - startOfDay(civilDate(now))) / day)
  return days <= near ? { kind: 'endsIn', days: Math.max(0, days) } : { kind: 'ends', date: new Date(startOfDay(endDate)) }
}
