import { notAnImage, requireImageSize } from '@wasla/contract/files/image.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import { pictureShapes } from '../../providers/images/redraw.ts'
import { changeBrandIcon } from '../showcase/service.ts'
import { fileAddress, idOfAddress, type FilesService } from '../files/service.ts'
import { findPicture, updatePicture } from './stores/pictures.ts'

export type PictureDeps = Pick<Deps, 'db' | 'log'> & { store: FilesService }

/** Replaces a profile's picture. Returns the id of the previous file, to be removed. */
const replace = ({ db, store }: PictureDeps, { profileId }: Viewer, fileId: string) =>
  inTransaction(db, async (tx): Promise<Verdict<{ former: string | null }>> => {
    // Locks the profile's row, so that each of several concurrent pictures removes the picture before it.
    await lockRow(tx, 'profiles', profileId)
    const previous = await findPicture(tx, profileId)
    if (!previous) return new Problem('PROFILE_NOT_FOUND')
    if (!(await store.keep(tx, [fileId], profileId))) throw new Error('A picture that was taken in is gone')
    await updatePicture(tx, profileId, fileAddress(fileId))
    if (previous.picture !== null && isBusiness(previous.type)) await changeBrandIcon(tx, previous.picture, fileAddress(fileId))
    const former = idOfAddress(previous.picture)
    if (former) await store.discard(tx, [former])
    return { former }
  })

/**
 * `editProfileImage` (D-27, D-28): takes one JPEG or PNG of at most 10 MB and redraws it as a square, without anything else from the file.
 * The previous picture is removed. Throws `FILE_SIZE_EXCEEDED`, `FILE_FORMAT_INVALID` if the content is no such picture, and `RATE_LIMITED`
 * above the daily limit. Nothing of a refused file is stored.
 */
export async function setPicture(deps: PictureDeps, viewer: Viewer, upload: Upload): Promise<{ profileImage: string }> {
  const file = uploadedFile(upload)
  requireImageSize(file, 'file')
  await deps.store.admit(viewer, [file])
  const staged = await deps.store.stagePicture(viewer, file, pictureShapes.avatar, 'file')
  if (!staged) throw notAnImage('file')
  const left = (ids: string[], why: string) => deps.store.remove(ids).catch((error: unknown) => deps.log.error(why, { error }))
  try {
    const { former } = resultOrThrow(await replace(deps, viewer, staged.id))
    if (former) await left([former], 'A former picture could not be removed')
    return { profileImage: fileAddress(staged.id) }
  } catch (error) {
    await left([staged.id], 'A picture of a refused request waits for the sweep')
    throw error
  }
}
