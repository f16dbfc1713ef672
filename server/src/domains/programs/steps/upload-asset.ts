import type { UploadedFile } from '@wasla/contract/generated/user-types.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { obsoleteAssets } from '@wasla/contract/programs/steps/assets.ts'
import { inTransaction } from '#database/transaction.ts'
import { fileAddress } from '../../files/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { lockOwnProgram, ownProgram } from '../own.ts'
import { findAssets, insertAsset, removeAssets } from '../stores/assets.ts'
import { findStep } from '../stores/steps.ts'
import { filesOf, removeFiles } from './discard.ts'
import { stagePhoto } from './pictures.ts'

/** `uploadProgramAsset` (K-22): stores a photo for the catalogue of the viewer's program. No other program may use its address. */
export async function uploadProgramAsset(deps: ProgramsDeps, viewer: Viewer, programId: string, upload: Upload): Promise<UploadedFile> {
  const { db, clock, store } = deps
  await ownProgram(db, viewer, programId)
  const staged = await stagePhoto(deps, viewer, upload)
  const url = fileAddress(staged.id)
  try {
    const former = await inTransaction(db, async (tx) => {
      await lockOwnProgram(tx, viewer, programId)
      const catalogue = await findStep(tx, programId, 'CATALOGUE')
      const obsolete = obsoleteAssets(await findAssets(tx, programId), catalogue?.data ?? null)
      if (obsolete.length > 0) await removeAssets(tx, programId, obsolete)
      await store.discard(tx, filesOf(obsolete))
      if (!(await store.keep(tx, [staged.id], viewer.profileId))) throw new Error('A photo that was taken in is gone')
      await insertAsset(tx, { programId, url, createdAt: clock.now() })
      return filesOf(obsolete)
    })
    await removeFiles(deps, former)
    const file = await store.find(staged.id)
    return { url, thumbnailUrl: null, mimeType: file?.extension === 'png' ? 'image/png' : 'image/jpeg', size: staged.bytes }
  } catch (error) {
    await removeFiles(deps, [staged.id])
    throw error
  }
}
