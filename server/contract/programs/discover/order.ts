import type { ProgramRecord } from '../record.ts'

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)

/** Orders Discover and public profiles: the newest publication first (H-05). */
export const byPublication = (a: Pick<ProgramRecord, 'publishedAt' | 'id'>, b: Pick<ProgramRecord, 'publishedAt' | 'id'>): number =>
  (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || byId(a, b)

/** Orders My programs and requests: the newest first. */
export const byCreation = <T extends { createdAt: number; id: string }>(a: T, b: T): number => b.createdAt - a.createdAt || byId(a, b)
