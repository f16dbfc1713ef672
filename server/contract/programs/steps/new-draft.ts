import { invalidInput } from '../../errors/problem.ts'
import { programLimits } from '../limits.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramDetails } from './details.ts'

const blank = {
  status: 'Draft',
  coverImage: null,
  objectiveType: null,
  countsBy: 'LINKS',
  publishDate: null,
  publishedAt: null,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  deletedAt: null,
} as const

/** Returns a new draft with these details. */
export const newDraft = (
  details: ProgramDetails,
  { profileId, userId }: Pick<ProgramRecord, 'profileId' | 'userId'>,
  { id, now }: { readonly id: string; readonly now: number },
): ProgramRecord => ({ ...blank, ...details, profileId, userId, id, createdAt: now, updatedAt: now })

/** Throws `DTO_VALIDATION_ERROR` (`maxItems`, at `name`) if a brand has the most drafts allowed. */
export function requireRoomForDraft(drafts: number): void {
  const { most } = programLimits.drafts
  if (drafts >= most) throw invalidInput([{ path: 'name', rule: 'maxItems', params: { max: most } }])
}
