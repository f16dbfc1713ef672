import { mkdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from '@wasla/contract/own-data/archive.ts'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Alarms } from '#platform/alarm.ts'
import { isDiskFull } from '#platform/disk-room.ts'
import { writeZip } from '#platform/zip.ts'
import type { Deps } from '../../deps.ts'
import type { FilesService } from '../files/service.ts'
import { notify } from '../notifications/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import { archiveFiles, collect } from './archive-files.ts'
import { claimNext, renewClaim, saveClaimed, type Claim } from './stores/archives.ts'
import { findOwnAccount, findUploadedBytes } from './stores/collect.ts'

export type MakeDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'files'> & {
  profiles: Pick<ProfilesService, 'everById'>
  store: Pick<FilesService, 'find' | 'open'>
  alarms: Pick<Alarms, 'archiveFailed'>
}

/** Thrown if another process has taken an archive over, or its account was erased. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** Thrown if the disk has no room for the uploads of an account once more. The archive is tried again later. */
class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Returns the name of the file of an archive in the store. */
export const archiveKey = (id: string) => `${id}.zip` as const

/**
 * Reports from time to time that this process still works on an archive: to other processes by the claim, and to the upkeep, which removes old
 * folders, by the time of its folder.
 */
function reporting({ db, clock }: MakeDeps, claim: Claim, folder: string) {
  let reported = clock.now()
  return async (): Promise<void> => {
    const now = clock.now()
    if (now - reported < ownDataLimits.claim / 4) return
    reported = now
    if (!(await renewClaim(db, claim, now + ownDataLimits.claim))) throw new ClaimLost()
    await utimes(folder, new Date(now), new Date(now))
  }
}

/** Makes one archive, in a folder of this attempt, and stores it. */
async function make(deps: MakeDeps, claim: Claim): Promise<void> {
  const { db, clock, env, files, profiles, store } = deps
  const { archive } = claim
  const account = await findOwnAccount(db, archive.userId)
  if (!account) throw new ClaimLost()
  const folder = join(env.dataDir, 'tmp', `own-data-${archive.id}-${claim.claim}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    if (await isDiskFull(folder, await findUploadedBytes(db, account))) throw new DiskFull()
    const goOn = reporting(deps, claim, folder)
    const making = { db, profiles, files: store, account, product: env.productName, madeAt: clock.now(), folder, goOn }
    const { tables, counts } = await collect(making)
    const path = join(folder, 'archive.zip')
    const bytes = await writeZip(path, archiveFiles(making, tables))
    if (!(await renewClaim(db, claim, clock.now() + ownDataLimits.claim))) throw new ClaimLost()
    await files.put(archiveKey(archive.id), path)
    await inTransaction(db, async (tx) => {
      if (!(await saveClaimed(tx, claim, finished(archive, { bytes, counts }, clock.now())))) throw new ClaimLost()
      await notify(tx, deps, { profileId: archive.profileId, type: 'DATA_ARCHIVE_READY', referenceId: archive.id })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ends an attempt that failed: another one follows later, or the archive has failed and may be requested again. */
async function giveBack({ db, clock, log, alarms }: MakeDeps, claim: Claim, error: unknown): Promise<void> {
  const isLast = claim.tries >= ownDataLimits.tries
  log.error('An archive of own data could not be made', { archive: claim.archive.id, tries: claim.tries, isLast, error })
  if (!isLast) {
    await renewClaim(db, claim, clock.now() + claim.tries * ownDataLimits.claim)
    return
  }
  await saveClaimed(db, claim, { ...claim.archive, state: 'Failed', expiresAt: clock.now() })
  alarms.archiveFailed(claim.archive.id)
}

/**
 * Makes all archives that wait, one after the other. Several processes may do so at once: each claims an archive for two minutes and reports
 * while it works. If a process is killed, another one begins that archive again after this time.
 */
export async function makeArchives(deps: MakeDeps): Promise<void> {
  for (;;) {
    const now = deps.clock.now()
    const claim = await claimNext(deps.db, now, now + ownDataLimits.claim)
    if (!claim) return
    if (claim.tries > ownDataLimits.tries) {
      await giveBack(deps, claim, new Error('every attempt ended without a word'))
      continue
    }
    try {
      await make(deps, claim)
    } catch (error) {
      if (error instanceof ClaimLost) continue
      await giveBack(deps, claim, error)
    }
  }
}
