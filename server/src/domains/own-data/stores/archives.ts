import type { ArchiveRecord, SectionCounts } from '@wasla/contract/own-data/archive.ts'
import { noCounts } from '@wasla/contract/own-data/archive.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type Codec } from '#database/record.ts'
import type { DataArchivesTable } from '#database/tables/own-data.ts'

/** An erased account's archive has no counts. */
const counts: Codec<string, SectionCounts> = {
  read: (column) => ({ ...noCounts, ...(JSON.parse(column) as Partial<SectionCounts>) }),
  write: (value) => JSON.stringify(value),
}

const row = defineRecord<DataArchivesTable>()({
  id: same,
  userId: same,
  profileId: same,
  state: same,
  requestedAt: same,
  readyAt: same,
  expiresAt: same,
  bytes: same,
  counts,
})

/** An archive that a process works on. `claim` tells whether it still does. */
export type Claim = { readonly archive: ArchiveRecord; readonly claim: number; readonly tries: number }

const archives = (db: Database) => db.selectFrom('data_archives as a').select(row.columns('a'))

/** Returns the newest archive of an account, also an expired one; null if it never requested one. */
export async function findNewest(db: Database, userId: string): Promise<ArchiveRecord | null> {
  const found = await archives(db).where('a.user_id', '=', userId).orderBy('a.requested_at', 'desc').limit(1).executeTakeFirst()
  return found ? row.read(found) : null
}

export async function findArchive(db: Database, id: string): Promise<ArchiveRecord | null> {
  const found = await archives(db).where('a.id', '=', id).executeTakeFirst()
  return found ? row.read(found) : null
}

export const insertArchive = (tx: Database, archive: ArchiveRecord) =>
  tx
    .insertInto('data_archives')
    .values({ ...row.write(archive), tries: 0, claimed_until: archive.requestedAt, claim: 0, removed_at: null })
    .execute()

/** Claims the archive that waits longest, until a moment. Null if none waits, or if another process was faster. */
export async function claimNext(db: Database, now: number, until: number): Promise<Claim | null> {
  const next = await archives(db)
    .select(['a.claim', 'a.tries'])
    .where('a.state', '=', 'Making')
    .where('a.claimed_until', '<=', now)
    .orderBy('a.claimed_until')
    .limit(1)
    .executeTakeFirst()
  if (!next) return null
  const claim = next.claim + 1
  const claimed = await db
    .updateTable('data_archives')
    .set({ claim, claimed_until: until, tries: next.tries + 1 })
    .where('id', '=', next.id)
    .where('state', '=', 'Making')
    .where('claim', '=', next.claim)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) === 1 ? { archive: row.read(next), claim, tries: next.tries + 1 } : null
}

const claimed = (db: Database, { archive, claim }: Claim) =>
  db.updateTable('data_archives').where('id', '=', archive.id).where('state', '=', 'Making').where('claim', '=', claim)

/** Extends a claim, or lets it end. False if another process has the archive, or its account was erased. */
export async function renewClaim(db: Database, claim: Claim, until: number): Promise<boolean> {
  const renewed = await claimed(db, claim).set({ claimed_until: until }).executeTakeFirst()
  return Number(renewed.numUpdatedRows) === 1
}

/** Saves an archive at the end of a claim. False if the claim was lost. */
export async function saveClaimed(db: Database, claim: Claim, archive: ArchiveRecord): Promise<boolean> {
  const saved = await claimed(db, claim).set(row.write(archive)).executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}

/** Returns ids of archives whose file may be in the store although nobody may download it any more. */
export async function findToRemove(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('data_archives')
    .select('id')
    .where('removed_at', 'is', null)
    .where('state', '<>', 'Making')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that the file of an archive is no longer in the store. */
export const markRemoved = (db: Database, id: string, now: number) =>
  db.updateTable('data_archives').set({ state: 'Expired', removed_at: now, bytes: 0 }).where('id', '=', id).execute()
