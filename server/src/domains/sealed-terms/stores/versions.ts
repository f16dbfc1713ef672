import type { TermsVersionRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TermsVersionsTable } from '#database/tables/sealed-terms.ts'

const versionRow = defineRecord<TermsVersionsTable>()({ programId: same, version: same, text: same, hash: same, sealedAt: same })

export const insertVersion = (tx: Database, version: TermsVersionRecord) =>
  tx.insertInto('terms_versions').values(versionRow.write(version)).execute()

/** Returns the newest version of a program’s terms; null if none is sealed. */
export async function findLatestVersion(db: Database, programId: string): Promise<TermsVersionRecord | null> {
  const row = await db
    .selectFrom('terms_versions')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? versionRow.read(row) : null
}

export async function findVersion(db: Database, programId: string, version: number): Promise<TermsVersionRecord | null> {
  const row = await db
    .selectFrom('terms_versions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? versionRow.read(row) : null
}

/** Returns the newest versions after one, at most `limit`, oldest first. */
export async function findVersionsAfter(db: Database, programId: string, version: number, limit: number): Promise<TermsVersionRecord[]> {
  const rows = await db
    .selectFrom('terms_versions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(versionRow.read).toReversed()
}
