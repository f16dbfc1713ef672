import type { Database } from '#database/database.ts'

/** A licence that ends, and the reminder that may be due. */
export type Ending = { id: string; profileId: string; expiresOn: string; reviewedAt: number | null }

type Span = { readonly days: number; readonly after: string; readonly until: string }

/**
 * Returns a page of approved licences whose last day is in a span (`after` excluded, `until` included) and of which this reminder was not
 * sent, by id.
 */
export const findEnding = (db: Database, { days, after, until }: Span, afterId: string, limit: number): Promise<Ending[]> =>
  db
    .selectFrom('licences as l')
    .innerJoin('verifications as v', 'v.id', 'l.id')
    .select(['l.id', 'l.profile_id as profileId', 'l.expires_on as expiresOn', 'v.reviewed_at as reviewedAt'])
    .where('l.expires_on', '>', after)
    .where('l.expires_on', '<=', until)
    .where('l.removed_at', 'is', null)
    .where('v.status', '=', 'Approved')
    .where('l.id', '>', afterId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('licence_reminders as r').select('r.days').whereRef('r.licence_id', '=', 'l.id').where('r.days', '=', days))),
    )
    .orderBy('l.id')
    .limit(limit)
    .execute()

/** Saves that a reminder was sent. True for only one of several processes. */
export async function insertReminder(tx: Database, licenceId: string, days: number, now: number): Promise<boolean> {
  const result = await tx
    .insertInto('licence_reminders')
    .values({ licence_id: licenceId, days, sent_at: now })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}
