import type { QueryProgramContentsArgs } from '@wasla/contract/generated/user-types.ts'
import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import { visibleContents } from '@wasla/contract/programs/content/visible.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { readProgram } from '../reading/program.ts'
import { findContents } from '../stores/contents.ts'

/** `programContents` (K-19, M-10): returns one page of a step's items, in their order, to everybody who may open the program's page. */
export async function programContents(
  { db }: ProgramsDeps,
  reader: Pick<Viewer, 'profileId'>,
  { programId, contentStepType, pagination }: QueryProgramContentsArgs,
): Promise<{ count: number; data: ProgramContentRecord[] }> {
  const program = await readProgram(db, reader, programId)
  const contents = await findContents(db, programId, contentStepType)
  return pageFrom(visibleContents(contents, { program, reader }), pageOf(pagination))
}
