import { Problem } from '../../errors/problem.ts'
import type { ProgramContentRecord, ProgramRecord } from '../record.ts'

/** The profile that writes. */
export type ContentWriter = { readonly profileId: string }

/** A program with all items of one content step, in their order. */
export type ContentState = {
  readonly program: ProgramRecord | null
  readonly contents: readonly ProgramContentRecord[]
}

/** The error for an item that does not exist or is in another's program (security case 19). */
export const contentMissing = () => new Problem('CONTENT_NOT_FOUND')
const programMissing = () => new Problem('PROGRAM_NOT_FOUND')

const isOwn = (program: ProgramRecord | null, { profileId }: ContentWriter): program is ProgramRecord =>
  program !== null && program.deletedAt === null && program.profileId === profileId

/** Returns the writer's own program. Throws `PROGRAM_NOT_FOUND` for any other. */
export function requireOwnProgram({ program }: Pick<ContentState, 'program'>, writer: ContentWriter): ProgramRecord {
  if (!isOwn(program, writer)) throw programMissing()
  return program
}

/** Returns an item of the writer's own program, with the program. Throws `CONTENT_NOT_FOUND` for any other. */
export function requireOwnContent(state: ContentState, writer: ContentWriter, id: string) {
  const content = state.contents.find((one) => one.id === id)
  if (!content || !isOwn(state.program, writer)) throw contentMissing()
  return { program: state.program, content }
}

/** Compares items by position, then by id. */
export const inOrder = (one: ProgramContentRecord, other: ProgramContentRecord) =>
  one.position - other.position || (one.id < other.id ? -1 : 1)
