import { progressOf, type Progress } from '@wasla/contract/programs/steps/progress.ts'
import type { Database } from '#database/database.ts'
import { findSavedSteps } from './stores/steps.ts'

/** Returns the progress of each of these programs, by id. */
export async function findProgress(db: Database, programIds: readonly string[]): Promise<Map<string, Progress>> {
  const saved = await findSavedSteps(db, programIds)
  return new Map([...saved].map(([id, steps]) => [id, progressOf(steps)]))
}

/** Returns the progress of one program, as its transaction sees it. */
export async function progressIn(db: Database, programId: string): Promise<Progress> {
  const progress = (await findProgress(db, [programId])).get(programId)
  if (!progress) throw new Error('Every program that is looked for has a progress')
  return progress
}
