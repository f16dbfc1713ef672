import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'

const day = 24 * 3_600_000

/** What of a program's times a card shows; moments as ISO texts, `startDate` a civil date. */
export type CardTimes = { status: ProgramStatus; startDate: string; publishedAt: string | null; updatedAt: string }

/** The time that matters on a card: when it starts, when it was published, or when its draft was saved. */
export type CardMoment = { kind: 'from' | 'ago' | 'saved'; date: Date }

export function momentOf({ status, startDate, publishedAt, updatedAt }: CardTimes): CardMoment {
  if (status === 'Draft') return { kind: 'saved', date: new Date(updatedAt) }
  if (status === 'Soon' || publishedAt === null) return { kind: 'from', date: new Date(startOfDay(startDate)) }
  return { kind: 'ago', date: new Date(publishedAt) }
}

/** Whether it was published in the last two days, `now` in milliseconds. */
export const isNew = ({ status, publishedAt }: Pick<CardTimes, 'status' | 'publishedAt'>, now: number): boolean =>
  publishedAt !== null && (status === 'Active' || status === 'Soon') && now - Date.parse(publishedAt) < 2 * day
