import type { ContactMethod } from '../generated/user-sdl-types.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import { toDateTime } from '../profiles/fields.ts'
import { civilDate } from '../platform/riyadh.ts'

/** One profile’s opening of another profile’s contact details on a day in Riyadh: at most one row for each viewer and day. */
export type OpeningRecord = {
  id: string
  profileId: string
  viewerId: string
  day: string
  sawNumber: boolean
  sawEmail: boolean
  openedAt: number
}

/** How often people who were not signed in opened contact details on a day in Riyadh. */
export type StrangerDayRecord = { profileId: string; day: string; count: number }

/** What an opening adds: a row of a member, one more stranger, or nothing. */
type Opening =
  | { readonly kind: 'member'; readonly opening: Omit<OpeningRecord, 'id'> }
  | { readonly kind: 'stranger'; readonly profileId: string; readonly day: string }
  | { readonly kind: 'nothing' }

type Opened = Pick<ProfileRecord, 'id' | 'userId' | 'status' | 'contact'>
type Viewing = { readonly profileId: string; readonly userId: string }

/**
 * Decides on `contactOpened`. Nothing is stored for one’s own profiles, a profile without a public page, or a method that it does not offer:
 * the answer is the same, so that nobody learns anything from it.
 */
export function decideOpening(
  { profile, viewer }: { readonly profile: Opened | null; readonly viewer: Viewing | null },
  method: ContactMethod,
  now: number,
): Opening {
  if (profile === null || !isPublic(profile) || !profile.contact.methods.includes(method)) return { kind: 'nothing' }
  const day = civilDate(now)
  if (viewer === null) return { kind: 'stranger', profileId: profile.id, day }
  if (viewer.userId === profile.userId) return { kind: 'nothing' }
  const sawEmail = method === 'email'
  return {
    kind: 'member',
    opening: { profileId: profile.id, viewerId: viewer.profileId, day, sawNumber: !sawEmail, sawEmail, openedAt: now },
  }
}

/** Returns a stored opening after another one of the same viewer and day. Its time is that of the first. */
export const withOpening = <Stored extends Omit<OpeningRecord, 'id'>>(stored: Stored, next: Omit<OpeningRecord, 'id'>): Stored => ({
  ...stored,
  sawNumber: stored.sawNumber || next.sawNumber,
  sawEmail: stored.sawEmail || next.sawEmail,
})

/** Fields of `ContactOpening` that need only the record. */
export const openingFields = { openedAt: ({ openedAt }: Pick<OpeningRecord, 'openedAt'>) => toDateTime(openedAt) }
