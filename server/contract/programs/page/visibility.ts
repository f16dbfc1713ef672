import type { ProgramRecord } from '../record.ts'
import type { ProgramStatus } from '../types.ts'

/** Statuses in which others find a program (H-05, X-14). */
export const listedStatuses = ['Active', 'Soon'] as const satisfies readonly ProgramStatus[]
export type ListedStatus = (typeof listedStatuses)[number]

const isOffered = ({ status }: Pick<ProgramRecord, 'status'>) => listedStatuses.some((one) => one === status)
/** Returns whether a program's scheduled time has come, if it has one (K-32). */
const isOut = ({ publishDate }: Pick<ProgramRecord, 'publishDate'>, now: number) => publishDate === null || publishDate <= now

type Listable = Pick<ProgramRecord, 'status' | 'isVisible' | 'publishDate' | 'deletedAt'>

/**
 * Returns whether a program is in lists, search engines and the sitemap (K-10, H-05). A program that is not visible is open by link only.
 */
export const isListed = (program: Listable, now: number): boolean =>
  program.isVisible && program.deletedAt === null && isOffered(program) && isOut(program, now)

/** Returns whether a program is shown on its brand's profile (D-35). Listed programs are; link-only ones only if the brand itself reads. */
export const isOnProfile = (program: Listable, { isOwner, now }: { isOwner: boolean; now: number }): boolean =>
  isListed(program, now) || (isOwner && !program.isVisible && program.deletedAt === null && isOffered(program))

/**
 * Returns whether profiles may ask to join now: while the program is Active, or is Soon and its scheduled time, if any, has come (L-02). It
 * may be listed or link-only.
 */
export const isAcceptingRequests = (program: Pick<ProgramRecord, 'status' | 'publishDate' | 'deletedAt'>, now: number): boolean =>
  program.deletedAt === null && isOffered(program) && isOut(program, now)
