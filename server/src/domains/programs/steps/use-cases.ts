import type { Upload } from '@wasla/contract/files/upload.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import type { ProgramsDeps } from '../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import { copyProgram } from './copy.ts'
import { deleteProgram } from './delete.ts'
import { upsertProgramStep } from './save.ts'
import { uploadProgramAsset } from './upload-asset.ts'
import { upsertProgram, type Upserted } from './upsert.ts'

export type StepUseCases = {
  /** `upsertProgram`: a new draft of the viewer's, or the details of one of its programs. */
  upsert(viewer: Viewer, input: Types.UpsertProgramInput): Promise<Upserted>
  /** `upsertProgramStep`: any step that is stored as such. */
  save(viewer: Viewer, input: Types.UpsertProgramStepInput): Promise<Types.UpsertProgramStepResult>
  /** `uploadProgramAsset`: a photo for a catalogue. */
  uploadAsset(viewer: Viewer, programId: string, file: Upload): Promise<Types.UploadedFile>
  /** `copyProgram`: a new draft with everything that a retired program of the viewer's says. */
  copy(viewer: Viewer, id: string): Promise<Upserted>
  /** `deleteProgram`: a draft of the viewer's, with everything in it (K-27, A-21). */
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
}

export const stepUseCases = (deps: ProgramsDeps): StepUseCases => ({
  upsert: (viewer, input) => upsertProgram(deps, viewer, input),
  save: (viewer, input) => upsertProgramStep(deps, viewer, input),
  uploadAsset: (viewer, programId, file) => uploadProgramAsset(deps, viewer, programId, file),
  copy: (viewer, id) => copyProgram(deps, viewer, id),
  remove: (viewer, id) => deleteProgram(deps, viewer, id),
})
