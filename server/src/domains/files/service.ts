import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { tooManyPixels } from '@wasla/contract/files/image.ts'
import { mediaFacts, type MediaKind } from '@wasla/contract/files/media.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { UploadedFile } from '../../platform/uploaded-file.ts'
import type { Database } from '#database/database.ts'
import { QueueFull } from '#platform/semaphore.ts'
import { redraw, redrawWhole, type PictureShape, TooManyPixels } from '../../providers/images/redraw.ts'
import type { PictureSize } from '../../providers/images/resize.ts'
import type { FilePart } from '../../providers/files/port.ts'
import { keyOf, keysOf } from './keys.ts'
import { pictureSizes } from './sizes.ts'
import {
  findFile,
  findFiles,
  findObsolete,
  insertFile,
  markAllObsolete,
  markDeleted,
  markStored,
  markLoose,
  markObsolete,
  type FileRow,
} from './store.ts'

/** Largest number of files and kilobytes that a profile may upload in a day (quality: security, rate limits). */
const perDay = { files: { count: 1_000, window: 24 * 3600 }, kilobytes: { count: 5 * 1024 * 1024, window: 24 * 3600 } } as const
const looseFor = 3_600_000
/** Largest number of files that one sweep removes. */
const atOnce = 200

export type { FileRow } from './store.ts'

export type StagedFile = { id: string; name: string; bytes: number }

type FileContent = { stream: Readable; bytes: number; extension: FileRow['extension']; kind: FileRow['kind'] }

export type FilesService = {
  /** Counts files towards the daily limit of the profile, before any of them is stored. Throws `RATE_LIMITED`. */
  admit(viewer: Viewer, files: readonly Pick<UploadedFile, 'size'>[]): Promise<void>
  /** Stores a document. It belongs to no profile until `keep` is called. */
  stageDocument(viewer: Viewer, file: UploadedFile): Promise<StagedFile>
  /**
   * Redraws and stores a picture. Returns null if it is not a picture (`FILE_FORMAT_INVALID`). Throws at `field` if it has too many pixels.
   */
  stagePicture(viewer: Viewer, file: UploadedFile, shape: PictureShape, field: string): Promise<StagedFile | null>
  /**
   * Stores a file of a program. An image is redrawn in its own size, so that hidden data is removed. A video or a document is stored
   * unchanged. Returns null for an image that cannot be read (`FILE_FORMAT_INVALID`). Throws at `field` if it has too many pixels.
   */
  stageMedia(viewer: Viewer, file: UploadedFile, kind: MediaKind, field: string): Promise<StagedFile | null>
  /** Stores a picture that was drawn from another file, for the same person. */
  stageDrawn(owner: { userId: string }, drawn: { path: string; extension: 'jpg' | 'png' }): Promise<StagedFile>
  /**
   * Stores a copy of a file of the owner’s profile, so that the original and the copy can be deleted separately. The copy belongs to no
   * profile until `keep` is called. Returns null if the file belongs to somebody else or no longer exists.
   */
  stageCopy(owner: { userId: string; profileId: string }, id: string): Promise<StagedFile | null>
  /**
   * Gives files to a profile, in the transaction of the row that names them. Returns false if one of the files no longer exists; the caller
   * must then roll back.
   */
  keep(tx: Database, ids: readonly string[], profileId: string): Promise<boolean>
  /**
   * Marks files as obsolete. Runs in the transaction that stops using the files. After it commits, nobody can read them. The sweep removes
   * the files that `remove` did not remove.
   */
  discard(tx: Database, ids: readonly string[]): Promise<void>
  /** Marks all files of a person as obsolete, except those in `except`. Returns their ids. */
  discardAll(tx: Database, userId: string, except?: readonly string[]): Promise<string[]>
  /** Removes files from the store. Marks their rows last, so that a failed removal is tried again. */
  remove(ids: readonly string[]): Promise<void>
  /** Returns a file’s row; null if there is no such file, or if it belongs to no profile yet. */
  find(id: string): Promise<FileRow | null>
  open(file: FileRow, part?: FilePart): Promise<FileContent | null>
  /**
   * Returns a picture in a smaller size, which is drawn at its first request and then stored. Returns null if it cannot be drawn now, if
   * the picture was removed meanwhile, or for a file that is no picture.
   */
  openSize(file: FileRow, size: PictureSize, part?: FilePart): Promise<{ stream: Readable; bytes: number } | null>
  /**
   * Removes uploads that were never used, and obsolete files that are still stored, for example because a process ended or the store was
   * down.
   */
  sweep(): Promise<void>
}

/** Returns the address of a file. */
export const fileAddress = (id: string) => `/files/${id}`

/** Returns the id in an address of ours; null for any other address. */
export const idOfAddress = (address: string | null): string | null => /^\/files\/([0-9a-f-]{36})$/.exec(address ?? '')?.[1] ?? null

/**
 * Returns a safe form of a sender’s file name: its last part, without characters that a system or a page could interpret (security case
 * 52).
 */
function cleanName(claimed: string, kind: MediaKind = 'pdf'): string {
  const last = claimed.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{C}"'<>:|?*%]/gu, '')
    .replace(/^\.+/, '')
    .trim()
  const ending = clean.lastIndexOf('.')
  const { extensions } = mediaFacts[kind]
  const isItsOwn = ending >= 0 && extensions.includes(clean.slice(ending + 1).toLowerCase())
  return `${(isItsOwn ? clean.slice(0, ending) : clean).slice(0, 100) || 'document'}.${kind}`
}

/**
 * Returns an error handler for a picture at `path` that was not drawn. It throws the refusal: too many pictures are being drawn, or this
 * one has too many pixels.
 */
const refusalAt =
  (path: string) =>
  (error: unknown): never => {
    if (error instanceof TooManyPixels) throw tooManyPixels(path)
    throw error instanceof QueueFull ? new Problem('SERVICE_BUSY', { retryAfter: 1 }) : error
  }

export function createFilesService({
  db,
  clock,
  ids,
  env,
  files,
  limits,
  log,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'files' | 'limits' | 'log'>): FilesService {
  const sizes = pictureSizes({ files, env, ids, log, isThere: async (id) => (await findFile(db, id)) !== undefined })

  async function stage(
    { userId }: { userId: string },
    path: string,
    name: string,
    made: Pick<FileRow, 'kind' | 'extension' | 'bytes'>,
  ): Promise<StagedFile> {
    const id = ids.uuid()
    const row = { id, user_id: userId, profile_id: null, ...made, created_at: clock.now(), stored_at: null, deleted_at: null }
    // The row comes first, so that every file in the store is known and can be removed if it is not used.
    await insertFile(db, row)
    await files.put(keyOf(row), path)
    return { id, name, bytes: made.bytes }
  }

  async function remove(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return
    // One file after the other, because a picture has many sizes.
    for (const row of await findFiles(db, fileIds)) await Promise.all(keysOf(row).map((key) => files.remove(key)))
    await markDeleted(db, fileIds, clock.now())
  }

  return {
    async admit(viewer, given) {
      if (given.length === 0) return
      const kilobytes = given.reduce((sum, { size }) => sum + Math.ceil(size / 1024), 0)
      await limits.enforce(`files:${viewer.profileId}`, perDay.files, { whenDown: 'closed', amount: given.length })
      await limits.enforce(`file-bytes:${viewer.profileId}`, perDay.kilobytes, { whenDown: 'closed', amount: kilobytes })
    },
    stageDocument: (viewer, { path, name, size }) => stage(viewer, path, cleanName(name), { kind: 'paper', extension: 'pdf', bytes: size }),
    async stagePicture(viewer, { path }, shape, field) {
      const target = `${path}.drawn`
      const drawn = await redraw(path, target, shape).catch(refusalAt(field))
      return drawn && stage(viewer, target, '', { kind: 'picture', ...drawn })
    },
    async stageMedia(viewer, { path, name, size }, kind, field) {
      const clean = cleanName(name, kind)
      if (mediaFacts[kind].type !== 'IMAGE') return stage(viewer, path, clean, { kind: 'media', extension: kind, bytes: size })
      const target = `${path}.drawn`
      const drawn = await redrawWhole(path, target).catch(refusalAt(field))
      return drawn && stage(viewer, target, clean, { kind: 'media', ...drawn })
    },
    async stageDrawn(owner, { path, extension }) {
      const { size } = await stat(path)
      return stage(owner, path, '', { kind: 'picture', extension, bytes: size })
    },
    async stageCopy({ userId, profileId }, id) {
      const row = await findFile(db, id)
      const content = row?.profile_id === profileId ? await files.open(keyOf(row)) : null
      if (!row || !content) return null
      const directory = join(env.dataDir, 'tmp')
      await mkdir(directory, { recursive: true })
      const path = join(directory, ids.uuid())
      try {
        await pipeline(content.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return await stage({ userId }, path, '', { kind: row.kind, extension: row.extension, bytes: row.bytes })
      } finally {
        await rm(path, { force: true })
      }
    },
    keep: async (tx, fileIds, profileId) => (await markStored(tx, fileIds, profileId, clock.now())) === fileIds.length,
    discard: async (tx, fileIds) => void (fileIds.length > 0 && (await markObsolete(tx, fileIds, clock.now()))),
    discardAll: (tx, userId, except) => markAllObsolete(tx, userId, clock.now(), except),
    remove,
    find: async (id) => (await findFile(db, id)) ?? null,
    async open(row, part) {
      const content = await files.open(keyOf(row), part)
      return content && { ...content, extension: row.extension, kind: row.kind }
    },
    openSize: (row, size, part) => (row.kind === 'picture' ? sizes.open(row, size, part) : Promise.resolve(null)),
    async sweep() {
      await markLoose(db, clock.now() - looseFor, clock.now())
      const failures: unknown[] = []
      for (const { id } of await findObsolete(db, atOnce)) {
        try {
          await remove([id])
        } catch (error) {
          failures.push(error)
          // Puts the failed file at the end of the queue, so that the next sweep tries the other files first.
          await markObsolete(db, [id], clock.now())
        }
      }
      if (failures.length > 0) throw new Error(`${failures.length} files could not be removed`, { cause: failures[0] })
    },
  }
}
