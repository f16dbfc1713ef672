import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { addressesToCopy, copyRefusal, decideCopyProgram, type CopySource, type CopyState } from '@wasla/contract/programs/steps/copy.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { FileStoreFailed } from '../../../providers/files/port.ts'
import { fileAddress, idOfAddress } from '../../files/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockOwnProgram, ownProgram } from '../own.ts'
import { progressIn } from '../progress.ts'
import { insertAsset } from '../stores/assets.ts'
import { findAllContents, insertContent } from '../stores/contents.ts'
import { countDrafts, insertProgram } from '../stores/programs.ts'
import { findSteps, saveStep } from '../stores/steps.ts'
import { filesOf, removeFiles } from './discard.ts'
import type { Upserted } from './upsert.ts'

/** Number of files that are copied at the same time. */
const atOnce = 4

async function load(db: Database, viewer: Viewer, program: ProgramRecord): Promise<CopyState> {
  return {
    program,
    steps: Object.values(await findSteps(db, program.id)),
    contents: await findAllContents(db, program.id),
    drafts: await countDrafts(db, viewer.profileId),
    owner: { profileId: viewer.profileId, userId: viewer.userId },
  }
}

/** Maps the ids of the original files to the ids of their copies. */
type Copies = Map<string, string>

const copyFailed = () => new Problem('CONTENT_ADD_FAILED')

/** Counts all files against the profile's daily limit before the first file is copied, as uploads are counted. */
async function admit({ store }: ProgramsDeps, viewer: Viewer, fileIds: readonly string[]): Promise<void> {
  const rows = await Promise.all(fileIds.map((id) => store.find(id)))
  await store.admit(
    viewer,
    rows.flatMap((row) => (row ? [{ size: row.bytes }] : [])),
  )
}

async function copyOne({ store, log }: ProgramsDeps, viewer: Viewer, id: string, copies: Copies): Promise<void> {
  const staged = await store.stageCopy(viewer, id)
  if (!staged) {
    log.error('A file of a program is gone and cannot be copied', { file: id })
    throw copyFailed()
  }
  copies.set(id, staged.id)
}

/** Waits for all copies of a batch before it throws, so that all copied files are known and can be deleted. */
async function copyFiles(deps: ProgramsDeps, viewer: Viewer, source: CopySource, copies: Copies): Promise<void> {
  const fileIds = filesOf(addressesToCopy(source))
  await admit(deps, viewer, fileIds)
  for (let from = 0; from < fileIds.length; from += atOnce) {
    const turn = await Promise.allSettled(fileIds.slice(from, from + atOnce).map((id) => copyOne(deps, viewer, id, copies)))
    for (const one of turn) if (one.status === 'rejected') throw one.reason
  }
}

async function save({ clock, ids, store }: ProgramsDeps, tx: Database, viewer: Viewer, id: string, copies: Copies): Promise<Upserted> {
  const state = await load(tx, viewer, await lockOwnProgram(tx, viewer, id))
  const used = new Set<string>()
  const addressOf = (address: string): string => {
    const fileId = idOfAddress(address)
    if (fileId === null) return address
    const copy = copies.get(fileId)
    // The program got a new file while its other files were copied.
    if (copy === undefined) throw copyFailed()
    used.add(copy)
    return fileAddress(copy)
  }
  const { program, steps, contents, photos } = changesOf(
    decideCopyProgram(state, { now: clock.now(), nextId: () => ids.uuid(), addressOf }),
  )
  await insertProgram(tx, program)
  for (const step of steps) await saveStep(tx, step)
  for (const content of contents) await insertContent(tx, content)
  for (const url of photos) await insertAsset(tx, { programId: program.id, url, createdAt: program.createdAt })
  if (!(await store.keep(tx, [...used], viewer.profileId))) throw new Error('A copied file is gone before it was used')
  return { program, ...(await progressIn(tx, program.id)) }
}

/**
 * `copyProgram`: creates a draft from a retired program of the viewer. It copies the files first and then writes the rows in one
 * transaction. Program and copy never share a file; if anything is refused or fails, neither draft nor files remain.
 */
export async function copyProgram(deps: ProgramsDeps, viewer: Viewer, id: string): Promise<Upserted> {
  const { db, log } = deps
  const state = await load(db, viewer, await ownProgram(db, viewer, id))
  const refusal = copyRefusal(state)
  if (refusal) throw refusal
  const copies: Copies = new Map()
  try {
    await copyFiles(deps, viewer, state, copies)
    const copied = await inTransaction(db, (tx) => save(deps, tx, viewer, id, copies))
    return copied
  } catch (error) {
    await removeFiles(deps, [...copies.values()])
    if (!(error instanceof FileStoreFailed)) throw error
    log.error('The files of a program could not be copied', { error })
    throw copyFailed()
  }
}
