import { searchWords } from '@wasla/contract/admin/search.ts'
import type { AdminParts } from '../parts.ts'
import { findProfileIds, freshen } from '../stores/user-search.ts'

/**
 * Largest number of users whose profiles are used in a search of accounts or withdrawals. If a short text finds more users, the search must
 * be narrowed down.
 */
const mostUsersSearched = 500

/** Returns the profiles of users found by name, user name or number, in either script and spelling; none if the text is too short. */
export async function searchedProfiles(parts: Pick<AdminParts, 'db' | 'dialect'>, term: string): Promise<string[]> {
  const words = searchWords(term)
  if (!words) return []
  await freshen(parts.db)
  return findProfileIds(parts, words, mostUsersSearched)
}
