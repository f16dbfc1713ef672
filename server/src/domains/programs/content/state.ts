import { contentMissing, type ContentState } from '@wasla/contract/programs/content/state.ts'
import type { AddContentState } from '@wasla/contract/programs/content/add.ts'
import { contentStepOf, isOpenStep } from '@wasla/contract/programs/steps/progress.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { progressIn } from '../progress.ts'
import { findContents, findPlace } from '../stores/contents.ts'
import { findProgram, lockProgram } from '../stores/programs.ts'

type Step = { readonly programId: string; readonly contentStepType: ContentStepType }

/**
 * Loads one step of a program. If `db` is a transaction, also locks the program until it ends, so that concurrent changes run one after the
 * other.
 */
export async function loadStep(db: Database, { programId, contentStepType }: Step): Promise<ContentState> {
  const program = db.isTransaction ? await lockProgram(db, programId) : await findProgram(db, programId)
  return { program, contents: program ? await findContents(db, programId, contentStepType) : [] }
}

/** Loads one step of a program, and whether the step is locked. */
export async function loadStepToAddTo(db: Database, step: Step): Promise<AddContentState> {
  const state = await loadStep(db, step)
  const isLocked = state.program !== null && !isOpenStep(contentStepOf(step.contentStepType), await progressIn(db, step.programId))
  return { ...state, isLocked }
}

/** Loads the step of an item. Throws `CONTENT_NOT_FOUND` if there is no such item. */
export async function loadStepOf(db: Database, id: string): Promise<ContentState> {
  const place = await findPlace(db, id)
  if (!place) throw contentMissing()
  return loadStep(db, place)
}
