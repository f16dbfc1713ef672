import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

type Row = { id: string; profileId: string; createdAt: number }

/** What a profile shows of a kind, newest first. */
export const rowsOf = <R extends Row>(rows: readonly R[], profileId: string): R[] =>
  rows
    .filter((row) => row.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** One's own of a kind; a foreign one answers as one that is not there (security case 19). */
export function ownRow<R extends Row>(rows: readonly R[], profileId: string, id: string, missing: MissingCode): R {
  const row = rows.find((one) => one.id === id && one.profileId === profileId)
  if (!row) throw new Problem(missing)
  return row
}

type MissingCode = Extract<
  ErrorCode,
  'FEATURED_POST_NOT_FOUND' | 'PROFILE_LINK_NOT_FOUND' | 'COLLABORATION_NOT_FOUND' | 'RATE_CARD_NOT_FOUND'
>

/** Takes one away. */
export function removeRow<R extends Row>(rows: R[], profileId: string, id: string, missing: MissingCode): { id: string } {
  rows.splice(rows.indexOf(ownRow(rows, profileId, id, missing)), 1)
  return { id }
}

/** Refuses one more than a list takes (D-10). */
export function requireRoom(rows: readonly Row[], profileId: string, most: number, path: string): void {
  if (rowsOf(rows, profileId).length >= most) throw invalidInput([{ path, rule: 'maxItems', params: { max: most } }])
}

/** Lets past who has a page that anybody may see (D-05). */
export function visibleId(store: Store, { profileId, profileType }: { profileId: string; profileType: ProfileType }): string {
  const profile = findProfile(store, profileId)
  if (!profile || profile.type !== profileType || !isPublic(profile)) throw new Problem('PROFILE_NOT_FOUND')
  return profileId
}

/** A link preview here: nobody is asked (D-12). */
export const noPreview = { html: null, coverPhotoUrl: null } as const

export const nothingNew = () => new Problem('NO_CHANGES_TO_UPDATE')
