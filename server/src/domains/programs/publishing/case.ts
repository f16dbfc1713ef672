import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { choicesOf } from '@wasla/contract/programs/status/change.ts'
import type { StoredStepData } from '@wasla/contract/programs/step-data.ts'
import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findPrograms } from '../stores/lists.ts'
import { findProgram } from '../stores/programs.ts'
import { findSteps } from '../stores/steps.ts'
import { stateOf } from './load.ts'

/** Returns these programs in the order of `ids`. Leaves out deleted ones. */
export async function findInOrder(db: Database, ids: readonly string[]): Promise<ProgramRecord[]> {
  const found = await findPrograms(db, ids)
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A program as the back office sees it: its saved steps, and the statuses to which an admin may move it now (L-01). */
export type ProgramCase = {
  readonly program: ProgramRecord
  readonly steps: Partial<StoredStepData>
  readonly allowed: readonly ProgramStatus[]
}

export async function caseOf(deps: ProgramsDeps, id: string): Promise<ProgramCase | null> {
  const { db, clock } = deps
  const program = await findProgram(db, id)
  if (!program) return null
  const steps = Object.fromEntries(Object.entries(await findSteps(db, id)).map(([type, step]) => [type, step.data]))
  return { program, steps, allowed: choicesOf(await stateOf(db, deps, program), 'admin', clock.now()) }
}
