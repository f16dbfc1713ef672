import type { ProgramContentRecord, ProgramRecord } from '../record.ts'

/** Returns the items that a reader sees: all for the owner, ready ones for others. */
export const visibleContents = (
  contents: readonly ProgramContentRecord[],
  { program, reader }: { program: Pick<ProgramRecord, 'profileId'>; reader: { profileId: string } | null },
): readonly ProgramContentRecord[] =>
  program.profileId === reader?.profileId ? contents : contents.filter(({ status }) => status === 'READY')
