import { Problem } from '@wasla/contract/errors/problem.ts'
import { notAnImage, requireImageSize } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import type { Database } from '#database/database.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import { pictureShapes } from '../../providers/images/redraw.ts'
import { fileAddress, idOfAddress } from '../files/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'

type Deps = Pick<GroupsDeps, 'store' | 'log'>

/** The pictures that the form may upload. */
export type SentPictures = { photo?: Upload | null | undefined; coverPhoto?: Upload | null | undefined }
/** The addresses of the pictures; null if none was sent. */
export type Pictures = { photo: string | null; coverPhoto: string | null }

/** Returns placeholder addresses, so that the other input is checked before any picture is drawn. */
export const toCome = ({ photo, coverPhoto }: SentPictures): Pictures => ({
  photo: photo ? '/files/to-come' : null,
  coverPhoto: coverPhoto ? '/files/to-come' : null,
})

const shapes = { photo: pictureShapes.avatar, coverPhoto: pictureShapes.cover } as const

async function stage({ store }: Deps, viewer: Viewer, upload: Upload, path: keyof typeof shapes): Promise<string> {
  const staged = await store.stagePicture(viewer, uploadedFile(upload), shapes[path], path)
  if (!staged) throw notAnImage(path)
  return staged.id
}

const removed = ({ store, log }: Deps, ids: readonly string[]): Promise<void> =>
  ids.length === 0
    ? Promise.resolve()
    : store.remove(ids).catch((error: unknown) => log.error('Pictures of a group could not be removed', { error }))

/**
 * Stores the pictures of a group, redrawn and cropped: JPEG or PNG of at most 10 MB (S1 §5, D-28). Then runs `work`, which saves their
 * addresses. If `work` refuses, the pictures are removed. The former pictures that `work` returns are removed too. Throws
 * `FILE_SIZE_EXCEEDED` and `FILE_FORMAT_INVALID` at their fields, and `RATE_LIMITED` above the daily limit.
 */
export async function withPictures<Result extends { former: readonly string[] }>(
  deps: Deps,
  viewer: Viewer,
  sent: SentPictures,
  work: (pictures: Pictures, stored: (tx: Database, former: readonly string[]) => Promise<readonly string[]>) => Promise<Result>,
): Promise<Result> {
  const paths = (['photo', 'coverPhoto'] as const).filter((path) => sent[path])
  for (const path of paths) {
    const upload = sent[path]
    if (upload) requireImageSize(uploadedFile(upload), path)
  }
  await deps.store.admit(
    viewer,
    paths.flatMap((path) => (sent[path] ? [uploadedFile(sent[path])] : [])),
  )
  const staged: Partial<Record<keyof typeof shapes, string>> = {}
  const ids = () => Object.values(staged)
  try {
    for (const path of paths) {
      const upload = sent[path]
      if (upload) staged[path] = await stage(deps, viewer, upload, path)
    }
    const pictures = {
      photo: staged.photo === undefined ? null : fileAddress(staged.photo),
      coverPhoto: staged.coverPhoto === undefined ? null : fileAddress(staged.coverPhoto),
    }
    const result = await work(pictures, async (tx, former) => {
      if (!(await deps.store.keep(tx, ids(), viewer.profileId))) throw new Problem('GROUP_UPDATE_FAILED')
      const left = former.flatMap((address) => idOfAddress(address) ?? [])
      await deps.store.discard(tx, left)
      return left
    })
    await removed(deps, result.former)
    return result
  } catch (error) {
    await removed(deps, ids())
    throw error
  }
}
