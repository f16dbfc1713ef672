import { changesOf } from '@wasla/contract/common/decision.ts'
import type { UpsertProgramInput } from '@wasla/contract/generated/user-types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Progress } from '@wasla/contract/programs/steps/progress.ts'
import { decideUpsertProgram } from '@wasla/contract/programs/steps/upsert.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { fileAddress } from '../../files/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockOwnProgram, ownProgram } from '../own.ts'
import { progressIn } from '../progress.ts'
import { countDrafts, insertProgram, updateProgram } from '../stores/programs.ts'
import { filesOf, removeFiles } from './discard.ts'
import { recordTerms } from '../terms.ts'
import { stageCover } from './pictures.ts'

export type Upserted = Progress & { program: ProgramRecord }

/** Placeholder for the cover's address, so that everything else is checked before the cover is drawn. */
const coverToCome = '/files/to-come'

type Request = { viewer: Viewer; input: UpsertProgramInput; created: { id: string; now: number } }

async function save(deps: ProgramsDeps, tx: Database, { viewer, input, created }: Request, fileId: string | null) {
  const { store } = deps
  const stored = input.id ? await lockOwnProgram(tx, viewer, input.id) : null
  const cover = fileId === null ? null : fileAddress(fileId)
  const drafts = stored ? 0 : await countDrafts(tx, viewer.profileId)
  const state = { program: stored, drafts, owner: { profileId: viewer.profileId, userId: viewer.userId } }
  const { program, isNew, isChanged, formerCover } = changesOf(decideUpsertProgram(state, { fields: input, cover }, created))
  if (isNew) await insertProgram(tx, program)
  else if (isChanged) await updateProgram(tx, program.id, program)
  if (fileId !== null && !(await store.keep(tx, [fileId], viewer.profileId))) throw new Error('A cover that was taken in is gone')
  const former = filesOf([formerCover])
  await store.discard(tx, former)
  const upserted = { program, ...(await progressIn(tx, program.id)) }
  if (isChanged) await recordTerms(tx, deps, program)
  return { upserted, former }
}

/** `upsertProgram` (K-03, K-09): saves the details of a new draft or of the viewer's program, with an uploaded cover if there is one. */
export async function upsertProgram(deps: ProgramsDeps, viewer: Viewer, input: UpsertProgramInput): Promise<Upserted> {
  const { db, clock, ids, store, log } = deps
  const request = { viewer, input, created: { id: ids.uuid(), now: clock.now() } }
  const owner = { profileId: viewer.profileId, userId: viewer.userId }
  const program = input.id ? await ownProgram(db, viewer, input.id) : null
  const drafts = program ? 0 : await countDrafts(db, viewer.profileId)
  changesOf(
    decideUpsertProgram({ program, drafts, owner }, { fields: input, cover: input.coverImage ? coverToCome : null }, request.created),
  )
  const staged = input.coverImage ? await stageCover(deps, viewer, input.coverImage) : null
  try {
    const { upserted, former } = await inTransaction(db, (tx) => save(deps, tx, request, staged?.id ?? null))
    await removeFiles(deps, former)
    return upserted
  } catch (error) {
    if (staged) await removeFiles({ store, log }, [staged.id])
    throw error
  }
}
