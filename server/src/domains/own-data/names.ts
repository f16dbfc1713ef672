import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { Account, Row } from './stores/collect.ts'

type NamesDeps = { profiles: Pick<ProfilesService, 'everById'>; account: Account }

/**
 * Replaces ids of profiles by what everybody may know: the user name of a public profile or of one’s own. Null for every other profile, so
 * that an archive says nothing about people who left.
 */
export async function namesOf({ profiles, account }: NamesDeps, columns: readonly string[], rows: readonly Row[]): Promise<Row[]> {
  if (columns.length === 0 || rows.length === 0) return [...rows]
  const ids = new Set(rows.flatMap((row) => columns.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []))))
  const found = await profiles.everById([...ids])
  const nameOf = (id: string | number | null | undefined): string | null => {
    const profile = found.get(String(id))
    if (!profile || !(isPublic(profile) || account.profileIds.includes(profile.id))) return null
    return profile.userName ?? profile.name
  }
  return rows.map((row) => ({ ...row, ...Object.fromEntries(columns.map((column) => [column, nameOf(row[column])])) }))
}
