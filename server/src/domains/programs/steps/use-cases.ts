import type { ProgramsDeps } from '../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import { deleteProgram } from './delete.ts'

export type StepUseCases = {
  /** `deleteProgram`: a draft of the viewer's, with everything in it (K-27, A-21). */
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
}

export const stepUseCases = (deps: ProgramsDeps): StepUseCases => ({
  remove: (viewer, id) => deleteProgram(deps, viewer, id),
})
