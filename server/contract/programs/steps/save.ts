import { decided, refused, type Decision } from '../../common/decision.ts'
import type { FieldProblem } from '../../errors/field-problem.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import type { ProgramRecord, ProgramStepRecord } from '../record.ts'
import type { StoredStepData, StoredStepType } from '../step-data.ts'
import type { ProgramStepType } from '../types.ts'
import { freeStoredSteps } from './editable.ts'
import { isOpenStep, type Progress } from './progress.ts'
import { acceptStep, isStoredStepType, stepProblem } from './rules.ts'
import { isSameData } from './same-data.ts'

export type SaveStepState = {
  readonly program: Pick<ProgramRecord, 'id' | 'publishedAt' | 'objectiveType' | 'countsBy'>
  readonly progress: Progress
  /** The saved step of the same type as the input; null if this step is not saved yet. */
  readonly saved: ProgramStepRecord | null
  /** Addresses of the photos that were uploaded to this program. */
  readonly uploads: ReadonlySet<string>
}
export type SaveStepInput = { readonly type: ProgramStepType; readonly data: unknown }
/** The objective of a program and what counts for it, as the program's own row repeats them. */
type CopiedObjective = Pick<ProgramRecord, 'objectiveType' | 'countsBy'>
/** Result of saving a step. `step` is null if it equals the saved one. `objective` is for the program's own row. */
export type SavedStep = {
  readonly step: ProgramStepRecord | null
  readonly objective: CopiedObjective
}

/** Returns problems for photos of a catalogue that were not uploaded to this program. */
const strangePhotos = (data: StoredStepData[StoredStepType], uploads: ReadonlySet<string>): FieldProblem[] =>
  ('items' in data ? data.items : []).flatMap(({ photoUrl }, at): FieldProblem[] =>
    uploads.has(photoUrl) ? [] : [{ path: `items.${at}.photoUrl`, rule: 'ownUpload' }],
  )

/** Returns the changed fields of a locked step. */
const lockedFields = (stored: object, next: object): FieldProblem[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(next)])]
    .filter((key) => !isSameData(stored[key as never], next[key as never]))
    .map((path) => ({ path, rule: 'locked' }))

const objectiveOf = (type: StoredStepType, data: StoredStepData[StoredStepType]): CopiedObjective | null =>
  type === 'IMPACT_OBJECTIVES' && 'objectiveType' in data ? { objectiveType: data.objectiveType, countsBy: data.countsBy ?? 'LINKS' } : null

/**
 * Decides `upsertProgramStep`. Details are saved by `upsertProgram` and content by `addContent` (appendix F), so both are refused at
 * `type`. A locked step, or a change to a locked field after publishing, saves nothing (K-06, X-01).
 */
export function decideSaveStep(
  { program, progress, saved, uploads }: SaveStepState,
  { type, data }: SaveStepInput,
  { id, now }: { id: string; now: number },
): Decision<SavedStep> {
  if (!isStoredStepType(type)) return refused(invalidInput([{ path: 'type', rule: 'unknownValue' }]))
  if (!isOpenStep(type, progress)) return refused(new Problem('PROGRAM_STEP_LOCKED'))
  const problem = stepProblem(type, data)
  if (problem) return refused(problem)
  const accepted = acceptStep(type, data)
  const strange = strangePhotos(accepted, uploads)
  if (strange.length > 0) return refused(invalidInput(strange))
  const stored: CopiedObjective = { objectiveType: program.objectiveType, countsBy: program.countsBy }
  if (saved && isSameData(saved.data, accepted)) return decided({ step: null, objective: stored })
  if (program.publishedAt !== null && !freeStoredSteps.has(type)) return refused(invalidInput(lockedFields(saved?.data ?? {}, accepted)))
  const step = { id: saved?.id ?? id, programId: program.id, type, data: accepted, createdAt: saved?.createdAt ?? now, updatedAt: now }
  return decided({
    // TypeScript cannot link type and data, but `acceptStep` returned data of this type.
    step: step as ProgramStepRecord,
    objective: objectiveOf(type, accepted) ?? stored,
  })
}
