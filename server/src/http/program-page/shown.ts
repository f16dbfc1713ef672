import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { Services } from '../../services/services.ts'
import type { ShownProgram } from './facts.ts'

type Parts = Pick<Services, 'programs' | 'profiles' | 'flags'>

/**
 * Returns a program that anybody may read (Y-27): it is listed, its brand has a public page (D-05), and programs are switched on. Returns
 * null for any other program.
 */
export async function findReadProgram({ programs, profiles, flags }: Parts, id: string): Promise<ShownProgram | null> {
  const program = flags.isOn('program') ? await programs.lists.listed(id) : null
  const owner = program && (await profiles.byIds([program.profileId])).get(program.profileId)
  return program && owner && isPublic(owner) ? { program, owner } : null
}

/** Returns whether search engines and link previews may show a program: its brand is not for adults only (D-29). */
export const mayBeFound = ({ owner }: ShownProgram): boolean => owner.isNsfw !== true

/** Returns a program that anybody may read and find; null for any other program. */
export async function findShownProgram(parts: Parts, id: string): Promise<ShownProgram | null> {
  const read = await findReadProgram(parts, id)
  return read && mayBeFound(read) ? read : null
}
