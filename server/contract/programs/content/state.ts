import { Problem } from '../../errors/problem.ts'
import type { ProgramContentRecord, ProgramRecord } from '../record.ts'

/** Who writes: the profile that is active. */
export type ContentWriter = { readonly profileId: string }

/** A program and all items of one of its two content steps, in their order. */
export type ContentState = {
  readonly program: ProgramRecord | null
  readonly contents: readonly ProgramContentRecord[]
}

/** The answer for an item that is not there, or is in somebody else's program (security case 19). */
export const contentMissing = () => new Problem('CONTENT_NOT_FOUND')
const programMissing = () => new Problem('PROGRAM_NOT_FOUND')

const isOwn = (program: ProgramRecord | null, { profileId }: ContentWriter): program is ProgramRecord =>
  program !== null && program.deletedAt === null && program.profileId === profileId

/** The writer's own program. Throws `PROGRAM_NOT_FOUND` for any other. */
export function requireOwnProgram({ program }: Pick<ContentState, 'program'>, writer: ContentWriter): ProgramRecord {
  if (!isOwn(program, writer)) throw programMissing()
  return program
}

/** An item of the writer's own program. Throws `CONTENT_NOT_FOUND` for any other. */
export function requireOwnContent(state: ContentState, writer: ContentWriter, id: string) {
  const content = state.contents.find((one) => one.id === id)
  if (!content || !isOwn(state.program, writer)) throw contentMissing()
  return { program: state.program, content }
}

/** Compares items for their list: by their places, and where two have one, always alike. */
export const inOrder = (one: ProgramContentRecord, other: ProgramContentRecord) =>
  one.position - other.position || (one.id < other.id ? -1 : 1)
