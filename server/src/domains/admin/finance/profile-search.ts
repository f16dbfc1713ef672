import { searchWords } from '@wasla/contract/admin/search.ts'
import type { AdminParts } from '../parts.ts'
import { findProfileIds, freshen } from '../stores/user-search.ts'

/** The most users whose profiles a search of accounts or withdrawals goes on with: who types so little narrows it down. */
export const mostUsersSearched = 500

/** The profiles of the users that a text finds by name, user name or number, in either script and spelling; none where it is too short. */
export async function searchedProfiles(parts: Pick<AdminParts, 'db' | 'dialect'>, term: string): Promise<string[]> {
  const words = searchWords(term)
  if (!words) return []
  await freshen(parts.db)
  return findProfileIds(parts, words, mostUsersSearched)
}
