import { changesOf } from '@wasla/contract/common/decision.ts'
import type { DataArchiveLink } from '@wasla/contract/generated/user-types.ts'
import { decideArchiveLink, decideArchiveRequest, isDownloadable } from '@wasla/contract/own-data/archive.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Readable } from 'node:stream'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { notify } from '../notifications/service.ts'
import { isSessionOpen, lockUser } from '../session/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { beganAt } from './began.ts'
import { readTicket, writeTicket } from './link.ts'
import { archiveKey, type MakeDeps } from './make-archives.ts'
import { findArchive, findNewest, insertArchive } from './stores/archives.ts'

/** `requestDataArchive`. The owner is notified in the panel, on devices and by text message, so that a thief cannot do it unseen. */
export async function requestArchive(deps: MakeDeps, { userId, profileId, sessionId }: Viewer): Promise<void> {
  const { db, clock, ids } = deps
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const now = clock.now()
    const state = { newest: await findNewest(tx, userId), session: { createdAt: await beganAt(tx, sessionId) } }
    const archive = changesOf(decideArchiveRequest(state, { id: ids.uuid(), userId, profileId }, now))
    await insertArchive(tx, archive)
    await writeAudit(tx, deps, { actor: userId, action: 'ownData.archiveRequested', target: userId })
    await notify(tx, deps, { profileId, type: 'DATA_ARCHIVE_REQUESTED', referenceId: archive.id })
  })
}

/** `linkDataArchive`. The address of the link is relative to the server. */
export async function linkArchive(deps: MakeDeps, { userId, sessionId }: Viewer, id: string): Promise<DataArchiveLink> {
  const { db, clock, env } = deps
  return inTransaction(db, async (tx) => {
    const state = { archive: await findArchive(tx, id), userId, session: { createdAt: await beganAt(tx, sessionId) } }
    const { until } = changesOf(decideArchiveLink(state, clock.now()))
    await writeAudit(tx, deps, { actor: userId, action: 'ownData.archiveLinked', target: id })
    const link = writeTicket(deps, { archiveId: id, userId, sessionId, until })
    return { url: `${env.publicUrl}/own-data/${link}`, expiresAt: toDateTime(until) }
  })
}

export type OpenedArchive = { stream: Readable; bytes: number; day: string }

/** Opens the archive of a link; null if the link, its session or the archive has ended. */
export async function openArchive(deps: MakeDeps, link: string): Promise<OpenedArchive | null> {
  const { db, clock, files } = deps
  const now = clock.now()
  const ticket = readTicket(deps, link, now)
  if (!ticket || !(await isSessionOpen(db, { id: ticket.sessionId, userId: ticket.userId }, now))) return null
  const archive = await findArchive(db, ticket.archiveId)
  if (!archive || archive.userId !== ticket.userId || !isDownloadable(archive, now)) return null
  const content = await files.open(archiveKey(archive.id))
  return content && { ...content, day: civilDate(archive.readyAt ?? now) }
}
