import type { Upload } from '@wasla/contract/files/upload.ts'
import { notAnImage, requireImageSize } from '@wasla/contract/files/image.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { QueueFull } from '#platform/semaphore.ts'
import { uploadedFile, type UploadedFile } from '../../../platform/uploaded-file.ts'
import { measured } from '../../../providers/images/measure.ts'
import { pictureShapes, type PictureShape } from '../../../providers/images/redraw.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'

type Deps = Pick<ProgramsDeps, 'store'>
export type StagedPicture = { id: string; bytes: number }

/** Photos of a catalogue are square. */
const photo: PictureShape = { width: 800, height: 800 }

async function stage({ store }: Deps, viewer: Viewer, file: UploadedFile, shape: PictureShape, path: string): Promise<StagedPicture> {
  const staged = await store.stagePicture(viewer, file, shape, path)
  if (!staged) throw notAnImage(path)
  return staged
}

async function requireCoverSize({ path }: UploadedFile): Promise<void> {
  const size = await measured(path).catch((error: unknown) => {
    throw error instanceof QueueFull ? new Problem('SERVICE_BUSY', { retryAfter: 1 }) : error
  })
  if (!size) throw notAnImage('coverImage')
  const { width, height } = programLimits.cover
  if (size.width < width || size.height < height) throw invalidInput([{ path: 'coverImage', rule: 'coverSize' }])
}

async function admitted({ store }: Deps, viewer: Viewer, upload: Upload, path: string): Promise<UploadedFile> {
  const file = uploadedFile(upload)
  requireImageSize(file, path)
  await store.admit(viewer, [file])
  return file
}

/**
 * Stages a redrawn cover (K-09): a JPEG or PNG of at least 700×200 and at most 10 MB. Throws `FILE_SIZE_EXCEEDED`, `FILE_FORMAT_INVALID`,
 * `DTO_VALIDATION_ERROR` if it is too small, and `RATE_LIMITED` above the daily limit.
 */
export async function stageCover(deps: Deps, viewer: Viewer, upload: Upload): Promise<StagedPicture> {
  const file = await admitted(deps, viewer, upload, 'coverImage')
  await requireCoverSize(file)
  return stage(deps, viewer, file, pictureShapes.cover, 'coverImage')
}

/** Stages a catalogue's photo, redrawn as a square (K-22). Throws like `stageCover`, except for small pictures. */
export async function stagePhoto(deps: Deps, viewer: Viewer, upload: Upload): Promise<StagedPicture> {
  const file = await admitted(deps, viewer, upload, 'file')
  return stage(deps, viewer, file, photo, 'file')
}
