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
  /** `upsertProgram`: creates a draft, or saves the details of the viewer's program. */
  upsert(viewer: Viewer, input: Types.UpsertProgramInput): Promise<Upserted>
  /** `upsertProgramStep`: saves a step of any stored type. */
  save(viewer: Viewer, input: Types.UpsertProgramStepInput): Promise<Types.UpsertProgramStepResult>
  /** `uploadProgramAsset`: stores a photo for a catalogue. */
  uploadAsset(viewer: Viewer, programId: string, file: Upload): Promise<Types.UploadedFile>
  /** `copyProgram`: creates a draft from a retired program of the viewer. */
  copy(viewer: Viewer, id: string): Promise<Upserted>
  /** `deleteProgram`: deletes a draft of the viewer, with everything in it (K-27, A-21). */
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
}

export const stepUseCases = (deps: ProgramsDeps): StepUseCases => ({
  upsert: (viewer, input) => upsertProgram(deps, viewer, input),
  save: (viewer, input) => upsertProgramStep(deps, viewer, input),
  uploadAsset: (viewer, programId, file) => uploadProgramAsset(deps, viewer, programId, file),
  copy: (viewer, id) => copyProgram(deps, viewer, id),
  remove: (viewer, id) => deleteProgram(deps, viewer, id),
})
