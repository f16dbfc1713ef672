import { invalidInput } from '../../errors/problem.ts'
import { programLimits } from '../limits.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramDetails } from './details.ts'

const blank = {
  status: 'Draft',
  coverImage: null,
  objectiveType: null,
  publishDate: null,
  publishedAt: null,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  deletedAt: null,
} as const

/** A draft with these details, of which nothing has happened yet. */
export const newDraft = (
  details: ProgramDetails,
  { profileId, userId }: Pick<ProgramRecord, 'profileId' | 'userId'>,
  { id, now }: { readonly id: string; readonly now: number },
): ProgramRecord => ({ ...blank, ...details, profileId, userId, id, createdAt: now, updatedAt: now })

/** Throws where a brand has as many drafts as it may have (`maxItems`, at `name`). */
export function requireRoomForDraft(drafts: number): void {
  const { most } = programLimits.drafts
  if (drafts >= most) throw invalidInput([{ path: 'name', rule: 'maxItems', params: { max: most } }])
}
