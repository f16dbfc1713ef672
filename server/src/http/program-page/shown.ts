import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { Services } from '../../services/services.ts'
import type { ShownProgram } from './facts.ts'

/**
 * Returns a program that anybody may find. It is listed, its brand is public and not for adults only (D-05, D-29), and programs are
 * switched on. Returns null for any other program.
 */
export async function findShownProgram(
  { programs, profiles, flags }: Pick<Services, 'programs' | 'profiles' | 'flags'>,
  id: string,
): Promise<ShownProgram | null> {
  const program = flags.isOn('program') ? await programs.lists.listed(id) : null
  const owner = program && (await profiles.byIds([program.profileId])).get(program.profileId)
  return program && owner && isPublic(owner) && owner.isNsfw !== true ? { program, owner } : null
}
