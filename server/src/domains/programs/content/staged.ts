import { Problem } from '@wasla/contract/errors/problem.ts'
import { heavyMedia, mediaLimits, wrongMedia, type MediaType } from '@wasla/contract/files/media.ts'
import type { AcceptedSource } from '@wasla/contract/programs/content/rules.ts'
import type { ContentSource } from '@wasla/contract/programs/content/source.ts'
import type { Database } from '#database/database.ts'
import { QueueFull } from '#platform/semaphore.ts'
import { uploadedFile, type UploadedFile } from '#platform/uploaded-file.ts'
import { FileStoreFailed } from '../../../providers/files/port.ts'
import { fileAddress, type StagedFile } from '../../files/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { checkUpload } from './checked-upload.ts'

/** The source and thumbnail of an item that is to be saved, with the staged files of both. */
export type Staged = { readonly source: ContentSource | null; readonly thumbnail: string | null; readonly files: readonly StagedFile[] }

type Given = Pick<AcceptedSource, 'file' | 'contentUrl' | 'thumbnail'>

/** Draws an uploaded thumbnail in the size of all thumbnails. */
async function ownThumbnail({ store, thumbnails }: ProgramsDeps, viewer: Viewer, { path }: UploadedFile): Promise<StagedFile> {
  const target = `${path}.small`
  const isDrawn = await thumbnails.draw('jpg', path, target).catch((error: unknown) => {
    throw error instanceof QueueFull ? new Problem('SERVICE_BUSY', { retryAfter: 1 }) : error
  })
  if (!isDrawn) throw wrongMedia('IMAGE', 'thumbnail')
  return store.stageDrawn(viewer, { path: target, extension: 'jpg' })
}

async function stage(
  deps: ProgramsDeps,
  viewer: Viewer,
  { file, contentUrl, thumbnail }: Given,
  expected: MediaType | null,
  files: StagedFile[],
): Promise<Omit<Staged, 'files'>> {
  const { store } = deps
  const media = file ? uploadedFile(file) : null
  const picture = thumbnail ? uploadedFile(thumbnail) : null
  if (picture && picture.size > mediaLimits.IMAGE.bytes) throw heavyMedia('IMAGE', 'thumbnail')
  const kind = media && (await checkUpload(media, 'file', expected))
  if (picture) await checkUpload(picture, 'thumbnail', 'IMAGE')
  await store.admit(viewer, [...(media ? [media] : []), ...(picture ? [picture] : [])])

  const taken = media && kind ? await store.stageMedia(viewer, media, kind, 'file') : null
  if (media && !taken) throw wrongMedia('IMAGE', 'file')
  if (taken) files.push(taken)
  const drawn = picture && (await ownThumbnail(deps, viewer, picture))
  if (drawn) files.push(drawn)

  const shown = taken && kind && { media: { url: fileAddress(taken.id), kind, name: taken.name, bytes: taken.bytes } }
  return { source: shown ?? (contentUrl ? { address: contentUrl } : null), thumbnail: drawn && fileAddress(drawn.id) }
}

/**
 * Stages the files of an item and runs `save`, which must keep them. If anything is refused or fails, the staged files are deleted (F18).
 * Throws `CONTENT_ADD_FAILED` if the file store is down; the caller may retry.
 */
export async function withStaged<T>(
  deps: ProgramsDeps,
  viewer: Viewer,
  given: Given,
  expected: MediaType | null,
  save: (staged: Staged) => Promise<T>,
): Promise<T> {
  const files: StagedFile[] = []
  try {
    return await save({ ...(await stage(deps, viewer, given, expected, files)), files })
  } catch (error) {
    await deps.store
      .remove(files.map(({ id }) => id))
      .catch((cause: unknown) => deps.log.error('Files of refused content wait for the sweep', { error: cause }))
    if (!(error instanceof FileStoreFailed)) throw error
    deps.log.error('A file of a program could not be stored', { error })
    throw new Problem('CONTENT_ADD_FAILED')
  }
}

/** Keeps the staged files, in the transaction that saves their item. */
export async function keepFiles({ store }: ProgramsDeps, tx: Database, viewer: Viewer, { files }: Staged): Promise<void> {
  const ids = files.map(({ id }) => id)
  if (!(await store.keep(tx, ids, viewer.profileId))) throw new Problem('CONTENT_ADD_FAILED')
}
