import type {
  AddContentInput,
  EditContentInput,
  QueryProgramContentsArgs,
  ReorderContentInput,
} from '@wasla/contract/generated/user-types.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { addContent } from './add.ts'
import { deleteContent, reorderContent, retryContent } from './changes.ts'
import { editContent } from './edit.ts'
import { processContents } from './process.ts'
import { programContents } from './read.ts'

/** Use cases of shareable and learning content (K-18 to K-21). */
export type ContentUseCases = {
  /** Returns one page of a step's items: all for their owner, ready ones for others. Throws `PROGRAM_NOT_FOUND` for another's draft. */
  list(reader: Pick<Viewer, 'profileId'>, args: QueryProgramContentsArgs): Promise<{ count: number; data: ProgramContentRecord[] }>
  add(viewer: Viewer, input: AddContentInput): Promise<ProgramContentRecord>
  edit(viewer: Viewer, input: EditContentInput): Promise<ProgramContentRecord>
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
  retry(viewer: Viewer, id: string): Promise<ProgramContentRecord>
  reorder(viewer: Viewer, input: ReorderContentInput): Promise<void>
  /** Runs one turn of the job that draws thumbnails. */
  process(): Promise<void>
}

export const contentUseCases = (deps: ProgramsDeps): ContentUseCases => ({
  list: (reader, args) => programContents(deps, reader, args),
  add: (viewer, input) => addContent(deps, viewer, input),
  edit: (viewer, input) => editContent(deps, viewer, input),
  remove: (viewer, id) => deleteContent(deps, viewer, id),
  retry: (viewer, id) => retryContent(deps, viewer, id),
  reorder: (viewer, input) => reorderContent(deps, viewer, input),
  process: () => processContents(deps),
})
