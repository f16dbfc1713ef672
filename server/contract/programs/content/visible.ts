import type { ProgramContentRecord, ProgramRecord } from '../record.ts'

/** Whether a program's content may be read: its owner's always, and everybody's who is signed in once it was published (M-10). */
export const mayReadContent = (program: ProgramRecord, reader: { profileId: string } | null): boolean =>
  program.deletedAt === null && (program.profileId === reader?.profileId || program.status !== 'Draft')

/** The items a reader sees: the owner all of them, others what is ready. */
export const visibleContents = (
  contents: readonly ProgramContentRecord[],
  { program, reader }: { program: ProgramRecord; reader: { profileId: string } | null },
): readonly ProgramContentRecord[] =>
  program.profileId === reader?.profileId ? contents : contents.filter(({ status }) => status === 'READY')
