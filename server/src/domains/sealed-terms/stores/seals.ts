import type { Selectable } from 'kysely'
import type { SealRecord } from '@wasla/contract/sealed-terms/record.ts'
import type { Database } from '#database/database.ts'
import type { TermsSealsTable } from '#database/tables/sealed-terms.ts'

function sealIn(row: Selectable<TermsSealsTable>): SealRecord {
  const { seq, program_id: programId, version, terms_hash: termsHash, sealed_at: sealedAt, hash } = row
  const { receipt, participation_id: participationId, profile_id: profileId, requested_at: requestedAt } = row
  const receipted =
    receipt === null || participationId === null || profileId === null || requestedAt === null
      ? null
      : { receipt, participationId, profileId, requestedAt }
  return { seq, programId, version, termsHash, receipted, sealedAt, hash }
}

export const insertSeal = (tx: Database, { seq, programId, version, termsHash, receipted, sealedAt, hash }: SealRecord) =>
  tx
    .insertInto('terms_seals')
    .values({
      seq,
      program_id: programId,
      version,
      terms_hash: termsHash,
      receipt: receipted?.receipt ?? null,
      participation_id: receipted?.participationId ?? null,
      profile_id: receipted?.profileId ?? null,
      requested_at: receipted?.requestedAt ?? null,
      sealed_at: sealedAt,
      hash,
    })
    .execute()

export const findLastSeal = async (db: Database): Promise<Pick<SealRecord, 'seq' | 'hash'> | null> =>
  (await db.selectFrom('terms_seals').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? null

/** Returns the seal of a participation’s receipt; null if it has none. */
export async function findSealOf(db: Database, participationId: string): Promise<SealRecord | null> {
  const row = await db.selectFrom('terms_seals').selectAll().where('participation_id', '=', participationId).executeTakeFirst()
  return row ? sealIn(row) : null
}

export async function findSeal(db: Database, seq: number): Promise<SealRecord | null> {
  const row = await db.selectFrom('terms_seals').selectAll().where('seq', '=', seq).executeTakeFirst()
  return row ? sealIn(row) : null
}

/** Returns at most `limit` links of the chain after a number. */
export async function findSealsAfter(db: Database, seq: number, limit: number): Promise<SealRecord[]> {
  const rows = await db.selectFrom('terms_seals').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
  return rows.map(sealIn)
}
