import type { ProgramContentRecord, ProgramRecord } from '../record.ts'

/** The items a reader sees: the owner all of them, others what is ready. */
export const visibleContents = (
  contents: readonly ProgramContentRecord[],
  { program, reader }: { program: Pick<ProgramRecord, 'profileId'>; reader: { profileId: string } | null },
): readonly ProgramContentRecord[] =>
  program.profileId === reader?.profileId ? contents : contents.filter(({ status }) => status === 'READY')
