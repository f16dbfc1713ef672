import { sql } from 'kysely'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { LicenceFacts } from '@wasla/contract/verification/licence-facts.ts'
import { reviewStatuses, type VerificationRecord, type ReviewStatus } from '@wasla/contract/verification/record.ts'
import type { Database } from '#database/database.ts'
import { fileAddress } from '../../files/service.ts'
import { verification } from './verifications.ts'

export type CaseFilter = {
  id?: string | undefined
  kind?: VerificationRecord['type'] | undefined
  status?: ReviewStatus | undefined
  /** A part of the name, in upper or lower case. */
  term?: string | undefined
  /** Only open cases that were due before this moment. */
  overdueAt?: number | undefined
}

export type ReviewDocument = { name: string; url: string; bytes: number }
export type ReviewCaseRecord = VerificationRecord & {
  profileType: ProfileType
  name: string
  reviewedBy: string | null
  documents: readonly ReviewDocument[]
  commercialRegistrationNumber: string | null
  vatNumber: string | null
  /** The facts of a case about a licence; null for other cases. */
  licence: LicenceFacts | null
}

const selectCases = (db: Database) =>
  db
    .selectFrom('verifications as v')
    .innerJoin('profiles as p', 'p.id', 'v.profile_id')
    .leftJoin('business_registrations as b', 'b.profile_id', 'p.id')

function filtered(db: Database, { id, kind, status, term, overdueAt }: CaseFilter) {
  let query = selectCases(db).where('v.status', 'in', status ? [status] : reviewStatuses)
  if (id) query = query.where('v.id', '=', id)
  if (kind) query = query.where('v.type', '=', kind)
  if (overdueAt !== undefined) query = query.where('v.status', '=', 'InReview').where('v.due_at', '<', overdueAt)
  const words = term?.trim().toLowerCase().slice(0, 100)
  if (words) {
    const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const wholeName = sql`coalesce(${sql.ref('p.first_name')}, '') || ' ' || coalesce(${sql.ref('p.last_name')}, '')`
    const searched = [sql.ref('p.name'), wholeName, sql.ref('p.user_name')]
    query = query.where(({ or }) => or(searched.map((text) => sql<boolean>`lower(${text}) like ${pattern} escape '\\'`)))
  }
  return query
}

/** Returns the documents of several cases without deleted ones (F-14). */
async function documentsOf(db: Database, ids: readonly string[]): Promise<Map<string, ReviewDocument[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('verification_documents as d')
          .innerJoin('files as f', 'f.id', 'd.file_id')
          .select(['d.verification_id', 'd.name', 'f.id', 'f.bytes'])
          .where('d.verification_id', 'in', ids)
          .where('f.deleted_at', 'is', null)
          .orderBy('d.position')
          .execute()
  return Map.groupBy(
    rows.map(({ verification_id, name, id, bytes }) => ({ of: verification_id, name, url: fileAddress(id), bytes })),
    ({ of }) => of,
  )
}

/** Returns the facts of those of these cases that are about licences, with the accounts that are still connected. */
async function licencesOf(db: Database, ids: readonly string[]): Promise<Map<string, LicenceFacts>> {
  if (ids.length === 0) return new Map()
  const licences = await db.selectFrom('licences').select(['id', 'number', 'expires_on']).where('id', 'in', ids).execute()
  const accounts = await db
    .selectFrom('licence_accounts as c')
    .innerJoin('social_links as a', 'a.id', 'c.account_id')
    .select(['c.licence_id', 'a.platform', 'a.user_name'])
    .where('c.licence_id', 'in', ids)
    .orderBy('a.connected_at')
    .orderBy('a.id')
    .execute()
  const byLicence = Map.groupBy(accounts, (row) => row.licence_id)
  return new Map(
    licences.map(({ id, number, expires_on: expiresOn }) => [
      id,
      { number, expiresOn, accounts: (byLicence.get(id) ?? []).map(({ platform, user_name: userName }) => ({ platform, userName })) },
    ]),
  )
}

const columns = [
  'p.type as profile_type',
  'p.name as business_name',
  'p.first_name',
  'p.last_name',
  'b.commercial_registration',
  'b.vat_number',
] as const

/** Returns one case by its id. */
export const findCase = async (db: Database, id: string): Promise<ReviewCaseRecord | null> =>
  (await findCases(db, { id }, { limit: 1, offset: 0 })).data[0] ?? null

/**
 * Returns a page of the review queue: open cases by due date, then decided ones, newest first. `count`: the number of all matching cases.
 */
export async function findCases(db: Database, filter: CaseFilter, page: { limit: number; offset: number }) {
  const query = filtered(db, filter)
  const [{ count }, rows] = await Promise.all([
    query.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    query
      .selectAll('v')
      .select(columns)
      .orderBy((row) => row.case().when('v.status', '=', 'InReview').then(0).else(1).end())
      .orderBy((row) => row.case().when('v.status', '=', 'InReview').then(row.ref('v.due_at')).else(0).end())
      .orderBy('v.reviewed_at', 'desc')
      .orderBy('v.id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  ])
  const ids = rows.map(({ id }) => id)
  const documents = await documentsOf(db, ids)
  const licences = await licencesOf(db, ids)
  const data = rows.map((row): ReviewCaseRecord => ({
    ...verification.read(row),
    profileType: row.profile_type,
    name: row.business_name ?? [row.first_name, row.last_name].filter(Boolean).join(' '),
    reviewedBy: row.reviewed_by,
    documents: (documents.get(row.id) ?? []).map(({ name, url, bytes }) => ({ name, url, bytes })),
    commercialRegistrationNumber: row.commercial_registration,
    vatNumber: row.vat_number,
    licence: licences.get(row.id) ?? null,
  }))
  return { count, data }
}
