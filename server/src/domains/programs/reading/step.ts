import type { ProgramStep } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { detailsOf } from '@wasla/contract/programs/page/details-step.ts'
import { shownStep } from '@wasla/contract/programs/page/shown-step.ts'
import { roleIn } from '@wasla/contract/programs/page/viewer.ts'
import { contentOfStep, derivedStepId } from '@wasla/contract/programs/steps/progress.ts'
import type { StoredStepType } from '@wasla/contract/programs/step-data.ts'
import { contentStepTypes, type ContentStepType, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import { findStep } from '../stores/steps.ts'
import { findContentIds } from '../stores/content-ids.ts'
import { readProgram } from './program.ts'

const isStored = (type: ProgramStepType): type is StoredStepType => type !== 'PROGRAM_DETAILS' && contentOfStep(type) === undefined
const contentOf = (type: ProgramStepType): ContentStepType | undefined => contentStepTypes.find((one) => one === contentOfStep(type))

/** Returns a step as its reader may see it (M-10); null if it was never saved (K-04). Throws `PROGRAM_NOT_FOUND`. */
export async function readStep(
  db: Database,
  viewer: Pick<Viewer, 'profileId'>,
  programId: string,
  type: ProgramStepType,
): Promise<ProgramStep | null> {
  const program = await readProgram(db, viewer, programId)
  const times = { createdAt: toDateTime(program.createdAt), updatedAt: toDateTime(program.updatedAt) }
  const derived = { id: derivedStepId(programId, type), programId, type, ...times }
  if (isStored(type)) {
    const step = await findStep(db, programId, type)
    if (!step) return null
    const data = shownStep(type, step.data, roleIn(program, viewer.profileId, null))
    return { id: step.id, programId, type, data, createdAt: toDateTime(step.createdAt), updatedAt: toDateTime(step.updatedAt) }
  }
  const content = contentOf(type)
  if (!content) return { ...derived, data: detailsOf(program) }
  const { ids, createdAt, updatedAt } = await findContentIds(db, programId, content)
  return ids.length === 0
    ? null
    : { ...derived, data: { contentIds: ids }, createdAt: toDateTime(createdAt), updatedAt: toDateTime(updatedAt) }
}
