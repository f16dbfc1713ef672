import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { DataArchive, DataSection } from '../generated/user-sdl-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { ownDataLimits } from './limits.ts'
import { recencyProblem } from './recent.ts'
import { dataSections } from './sections.ts'

/** What an archive contains: rows of each section. */
export type SectionCounts = Readonly<Record<DataSection, number>>

/** Counts of an archive without rows. */
export const noCounts = Object.fromEntries(dataSections.map((section) => [section, 0])) as SectionCounts

/** An archive of everything the product knows about an account. `Expired`: it was deleted after its time, or with its account. */
export type ArchiveRecord = {
  id: string
  userId: string
  /** The profile that requested it, whose panel gets the notifications. */
  profileId: string
  state: 'Making' | 'Ready' | 'Failed' | 'Expired'
  requestedAt: number
  readyAt: number | null
  expiresAt: number | null
  bytes: number
  counts: SectionCounts
}

/** Returns when the next archive may be requested; null if it may be now. `newest`: the account’s newest archive. */
export function nextArchiveAt(newest: Pick<ArchiveRecord, 'requestedAt' | 'state'> | null, now: number): number | null {
  // A failed archive gave the person nothing.
  if (newest === null || newest.state === 'Failed') return null
  const next = newest.requestedAt + ownDataLimits.betweenArchives
  return next > now || newest.state === 'Making' ? Math.max(next, now) : null
}

type RequestState = { readonly newest: ArchiveRecord | null; readonly session: { readonly createdAt: number } }
type NewArchive = Pick<ArchiveRecord, 'id' | 'userId' | 'profileId'>

/**
 * `requestDataArchive`: at most one in a day, and one at a time. `SIGN_IN_NOT_RECENT`, or `DATA_ARCHIVE_TOO_SOON` with the time from which
 * another one may be requested.
 */
export function decideArchiveRequest({ newest, session }: RequestState, made: NewArchive, now: number): Decision<ArchiveRecord> {
  const old = recencyProblem(session, now)
  if (old) return refused(old)
  const next = nextArchiveAt(newest, now)
  if (next !== null) return refused(new Problem('DATA_ARCHIVE_TOO_SOON', { nextAt: toDateTime(next) }))
  return decided({ ...made, state: 'Making', requestedAt: now, readyAt: null, expiresAt: null, bytes: 0, counts: noCounts })
}

/** Returns whether an archive can be downloaded now. */
export const isDownloadable = ({ state, expiresAt }: Pick<ArchiveRecord, 'state' | 'expiresAt'>, now: number): boolean =>
  state === 'Ready' && expiresAt !== null && now < expiresAt

/**
 * `linkDataArchive`: returns the time until which its link works. `DATA_ARCHIVE_NOT_FOUND` for an archive that is missing, another
 * account’s, not finished or expired; `SIGN_IN_NOT_RECENT`.
 */
export function decideArchiveLink(
  { archive, userId, session }: { archive: ArchiveRecord | null; userId: string; session: { readonly createdAt: number } },
  now: number,
): Decision<{ until: number }> {
  if (archive === null || archive.userId !== userId || !isDownloadable(archive, now)) return refused(new Problem('DATA_ARCHIVE_NOT_FOUND'))
  const old = recencyProblem(session, now)
  return old ? refused(old) : decided({ until: now + ownDataLimits.link })
}

/** Returns a finished archive. */
export const finished = (archive: ArchiveRecord, made: Pick<ArchiveRecord, 'bytes' | 'counts'>, now: number): ArchiveRecord => ({
  ...archive,
  ...made,
  state: 'Ready',
  readyAt: now,
  expiresAt: now + ownDataLimits.archiveStored,
})

const states = { Making: 'MAKING', Ready: 'READY', Failed: 'FAILED' } as const
const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns the `DataArchive` of its owner; null if it has expired. */
export function archiveView(archive: ArchiveRecord | null, now: number): DataArchive | null {
  if (archive === null || archive.state === 'Expired') return null
  if (archive.state === 'Ready' && !isDownloadable(archive, now)) return null
  return {
    id: archive.id,
    state: states[archive.state],
    requestedAt: toDateTime(archive.requestedAt),
    readyAt: orNull(archive.readyAt),
    expiresAt: orNull(archive.expiresAt),
    kilobytes: Math.ceil(archive.bytes / 1024),
    sections: archive.state === 'Ready' ? dataSections.map((section) => ({ section, count: archive.counts[section] })) : [],
  }
}
