import { decisionOf, type Decision } from '../../common/decision.ts'
import type { FieldProblem } from '../../errors/field-problem.ts'
import { invalidInput } from '../../errors/problem.ts'
import { civilDate } from '../../platform/riyadh.ts'
import { acceptLinks, refusalOf } from '../../validation/links.ts'
import { problemsOf } from '../../validation/check.ts'
import type { ProgramRecord } from '../record.ts'
import { detailsFields, detailsRules } from './details.ts'
import { lockedDetails } from './locks.ts'
import { newDraft, requireRoomForDraft } from './new-draft.ts'
import { isSameData } from './same-data.ts'

/** The stored program, or null for a new one, its owner, and the number of the owner's drafts. */
export type UpsertState = {
  readonly program: ProgramRecord | null
  readonly drafts: number
  readonly owner: { readonly profileId: string; readonly userId: string }
}
/** The fields as typed, and the address of an uploaded cover. */
export type UpsertInput = { readonly fields: unknown; readonly cover: string | null }
/** The saved program; `isChanged` is false if nothing has to be saved, which is no error. */
export type Upserted = {
  readonly program: ProgramRecord
  readonly isNew: boolean
  readonly isChanged: boolean
  /** The address of the former cover, if the change replaces the cover; else null. */
  readonly formerCover: string | null
}

/** The cover is required; a missing one is reported together with all other problems. */
const coverProblem = (cover: string | null): FieldProblem[] => (cover === null ? [{ path: 'coverImage', rule: 'required' }] : [])

/**
 * Decides `upsertProgram` (K-09, X-01 to X-05): creates a draft, up to 50 per brand (`maxItems`, at `name`), or changes a program's
 * details. After publishing, the end may move to a later day or be removed; the timer then checks the program again.
 */
export const decideUpsertProgram = (
  { program: stored, drafts, owner }: UpsertState,
  { fields, cover }: UpsertInput,
  { id, now }: { id: string; now: number },
): Decision<Upserted> =>
  decisionOf(() => {
    const rules = detailsRules(civilDate(now), stored)
    const coverImage = cover ?? stored?.coverImage ?? null
    const problems = [...problemsOf(rules, fields), ...coverProblem(coverImage)]
    if (stored === null) requireRoomForDraft(drafts)
    if (problems.length > 0) throw refusalOf(problems)
    const details = acceptLinks(rules, fields)
    if (stored === null) {
      const program = { ...newDraft(details, owner, { id, now }), coverImage }
      return { program, isNew: true, isChanged: true, formerCover: null }
    }
    const refusals = lockedDetails(stored, details)
    if (refusals.length > 0) throw invalidInput(refusals)
    const formerCover = cover !== null && stored.coverImage !== null ? stored.coverImage : null
    if (cover === null && detailsFields.every((field) => isSameData(stored[field], details[field])))
      return { program: stored, isNew: false, isChanged: false, formerCover: null }
    const hasNewEnd = stored.publishedAt !== null && details.endDate !== stored.endDate
    const program = { ...stored, ...details, coverImage, updatedAt: now, ...(hasNewEnd ? { dueAt: now } : {}) }
    return { program, isNew: false, isChanged: true, formerCover }
  })
