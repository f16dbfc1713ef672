import type { QueryProgramContentsArgs } from '@wasla/contract/generated/user-types.ts'
import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import { mayReadContent, visibleContents } from '@wasla/contract/programs/content/visible.ts'
import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { ProgramsDeps } from '../deps.ts'
import { programMissing } from '../own.ts'
import { loadStep } from './state.ts'

/** `programContents` (K-19, M-10): one page of a step's items, in their order. A draft is its owner's alone. */
export async function programContents(
  { db }: ProgramsDeps,
  reader: Pick<Viewer, 'profileId'>,
  { programId, contentStepType, pagination }: QueryProgramContentsArgs,
): Promise<{ count: number; data: ProgramContentRecord[] }> {
  const { program, contents } = await loadStep(db, { programId, contentStepType })
  if (!program || !mayReadContent(program, reader)) throw programMissing()
  return pageFrom(visibleContents(contents, { program, reader }), pageOf(pagination))
}
