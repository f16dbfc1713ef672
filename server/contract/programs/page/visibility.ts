import type { ProgramRecord } from '../record.ts'
import type { ProgramStatus } from '../types.ts'

/** Statuses in which a program is offered to others (H-05, X-14). */
export const listedStatuses = ['Active', 'Soon'] as const satisfies readonly ProgramStatus[]
export type ListedStatus = (typeof listedStatuses)[number]

const isOffered = ({ status }: Pick<ProgramRecord, 'status'>) => listedStatuses.some((one) => one === status)
/** Whether the moment has come for which its owner scheduled it (K-32). */
const isOut = ({ publishDate }: Pick<ProgramRecord, 'publishDate'>, now: number) => publishDate === null || publishDate <= now

type Listable = Pick<ProgramRecord, 'status' | 'isVisible' | 'publishDate' | 'deletedAt'>

/** Whether a program stands in lists, search engines and the sitemap (K-10, H-05): one that is not visible is open to its link alone. */
export const isListed = (program: Listable, now: number): boolean =>
  program.isVisible && program.deletedAt === null && isOffered(program) && isOut(program, now)

/** Whether a program stands on the profile of its brand (D-35): what is listed, and for the brand itself also what its link alone opens. */
export const isOnProfile = (program: Listable, { isOwner, now }: { isOwner: boolean; now: number }): boolean =>
  isListed(program, now) || (isOwner && !program.isVisible && program.deletedAt === null && isOffered(program))

/** Whether one can ask to join now: while Active, and in Soon once it is listed, or open to its link (L-02). */
export const isAcceptingRequests = (program: Pick<ProgramRecord, 'status' | 'publishDate' | 'deletedAt'>, now: number): boolean =>
  program.deletedAt === null && isOffered(program) && isOut(program, now)
