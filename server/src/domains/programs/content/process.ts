import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { processingFailed, startAttempt, tryFailed } from '@wasla/contract/programs/content/processing.ts'
import { inTransaction } from '#database/transaction.ts'
import { fileAddress, idOfAddress } from '../../files/service.ts'
import type { ProgramsDeps } from '../deps.ts'
import { findDue, saveTry, type DueContent } from '../stores/contents.ts'

/** Number of items that one turn of the job processes. */
const batch = 4

/** Draws the thumbnail of an item's file into a file of its own; returns null if the file cannot be drawn. */
async function draw({ store, thumbnails, env, ids }: ProgramsDeps, { contentUrl, userId }: DueContent) {
  const fileId = idOfAddress(contentUrl)
  const file = fileId === null ? null : await store.find(fileId)
  const content = file && (await store.open(file))
  if (!content) return null
  const directory = join(env.dataDir, 'tmp')
  await mkdir(directory, { recursive: true })
  const path = join(directory, ids.uuid())
  const target = `${path}.jpg`
  try {
    await pipeline(content.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return (await thumbnails.draw(content.extension, path, target))
      ? await store.stageDrawn({ userId }, { path: target, extension: 'jpg' })
      : null
  } finally {
    await Promise.all([path, target].map((one) => rm(one, { force: true })))
  }
}

/** Saves a drawn thumbnail. Deletes it if its item was edited or deleted while it was drawn. */
async function finish({ db, store }: ProgramsDeps, content: DueContent, thumbnailId: string): Promise<void> {
  const done = { status: 'READY', thumbnailUrl: fileAddress(thumbnailId), nextAttemptAt: null } as const
  const isSaved = await inTransaction(db, async (tx) => {
    if (!(await saveTry(tx, content, done))) return false
    if (!(await store.keep(tx, [thumbnailId], content.profileId))) throw new Error('A thumbnail is gone before it was used')
    return true
  })
  if (!isSaved) await store.remove([thumbnailId])
}

async function processOne(deps: ProgramsDeps, content: DueContent): Promise<void> {
  try {
    const thumbnail = await draw(deps, content)
    if (thumbnail) await finish(deps, content, thumbnail.id)
    else await saveTry(deps.db, content, processingFailed)
  } catch (error) {
    deps.log.warn('A thumbnail could not be drawn', { content: content.id, attempts: content.attempts, error })
    await saveTry(deps.db, content, tryFailed(content, deps.clock.now()))
  }
}

/**
 * Runs one turn of the job that draws thumbnails (K-18), for some of the due items. It first saves that an attempt began, so that only one
 * of several processes draws an item. If that process dies, another takes over after the lease. An item that cannot be drawn does not block
 * others: it waits longer each time and fails after some attempts.
 */
export async function processContents(deps: ProgramsDeps): Promise<void> {
  const { db, clock } = deps
  const due = await findDue(db, clock.now(), batch)
  await Promise.all(
    due.map(async (content) => {
      const begun = startAttempt(content, clock.now())
      if (!begun) await saveTry(db, content, processingFailed)
      else if (await saveTry(db, content, begun)) await processOne(deps, { ...content, ...begun })
    }),
  )
}
