import type { CheckedLicence, LicenceRecord } from '@wasla/contract/licences/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { LicencesTable } from '#database/tables/licences.ts'

export const licenceRow = defineRecord<LicencesTable>()({ id: same, profileId: same, number: same, expiresOn: same, removedAt: same })

/** Returns the ids of the covered accounts that are still connected, by licence. */
async function accountsOf(db: Database, profileIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('licence_accounts as c')
    .innerJoin('licences as l', 'l.id', 'c.licence_id')
    .innerJoin('social_links as a', 'a.id', 'c.account_id')
    .select(['c.licence_id as licenceId', 'c.account_id as accountId'])
    .where('l.profile_id', 'in', profileIds)
    // An account that moved to another profile is not covered any more.
    .whereRef('a.profile_id', '=', 'l.profile_id')
    .orderBy('a.connected_at')
    .orderBy('a.id')
    .execute()
  const byLicence = Map.groupBy(rows, ({ licenceId }) => licenceId)
  return new Map([...byLicence].map(([id, covered]) => [id, covered.map(({ accountId }) => accountId)]))
}

/** Returns every licence that these profiles submitted, in three statements at most. */
export async function findLicences(db: Database, profileIds: readonly string[]): Promise<CheckedLicence[]> {
  if (profileIds.length === 0) return []
  const rows = await db
    .selectFrom('licences as l')
    .innerJoin('verifications as v', 'v.id', 'l.id')
    .leftJoin('verification_documents as d', (join) => join.onRef('d.verification_id', '=', 'l.id').on('d.position', '=', 0))
    .select(licenceRow.columns('l'))
    .select(['v.status', 'v.created_at', 'v.reviewed_at', 'v.rejection_reason', 'v.documents_deleted_at', 'd.name as document_name'])
    .where('l.profile_id', 'in', profileIds)
    .execute()
  if (rows.length === 0) return []
  const accounts = await accountsOf(db, profileIds)
  return rows.map((row) => ({
    ...licenceRow.read(row),
    status: row.status,
    createdAt: row.created_at,
    reviewedAt: row.reviewed_at,
    rejectionReason: row.rejection_reason,
    documentName: row.documents_deleted_at === null ? row.document_name : null,
    accountIds: accounts.get(row.id) ?? [],
  }))
}

/** Returns whether a licence of another profile has this number, and is under review or approved. Its removal makes the number free. */
export async function isNumberTaken(db: Database, number: string, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('licences as l')
    .innerJoin('verifications as v', 'v.id', 'l.id')
    .select('l.id')
    .where('l.number', '=', number)
    .where('l.profile_id', '<>', profileId)
    .where('l.removed_at', 'is', null)
    .where('v.status', 'in', ['InReview', 'Approved'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertLicence(tx: Database, licence: LicenceRecord, accountIds: readonly string[]): Promise<void> {
  await tx.insertInto('licences').values(licenceRow.write(licence)).execute()
  await tx
    .insertInto('licence_accounts')
    .values(accountIds.map((accountId) => ({ licence_id: licence.id, account_id: accountId })))
    .execute()
}

export const markRemoved = (tx: Database, ids: readonly string[], now: number) =>
  tx.updateTable('licences').set({ removed_at: now }).where('id', 'in', ids).execute()
