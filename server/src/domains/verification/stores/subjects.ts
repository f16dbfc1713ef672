import { individualTypes } from '@wasla/contract/profiles/types.ts'
import { identityCheckStates } from '@wasla/contract/verification/policy.ts'
import type { VerificationSubject } from '@wasla/contract/verification/subject.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'

/** Returns a profile to be verified, with the facts of its account that the rules need; null if it no longer exists. */
export async function findSubject(db: Database, profileId: string): Promise<VerificationSubject | null> {
  const row = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select((select) => [
      'p.user_id as userId',
      'p.type',
      'p.status',
      'u.identity_recheck_since as identityRecheckSince',
      'u.suspended_at as suspendedAt',
      select
        .selectFrom('social_links')
        .select((count) => count.fn.countAll<number>().as('links'))
        .whereRef('social_links.profile_id', '=', 'p.id')
        .as('socialLinks'),
      select
        .selectFrom('profiles as person')
        .select((count) => count.fn.countAll<number>().as('people'))
        .whereRef('person.user_id', '=', 'p.user_id')
        .where('person.type', 'in', individualTypes)
        .where('person.status', 'in', identityCheckStates)
        .where('person.deleted_at', 'is', null)
        .as('people'),
    ])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { people, ...subject } = row
  return { ...subject, socialLinks: Number(row.socialLinks), hasPerson: Number(people) > 0 }
}

/** Locks a profile, so that transactions that change its checks or accounts run one after the other. */
export const lockSubject = (tx: Database, profileId: string) => lockRow(tx, 'profiles', profileId)

export const endRecheck = (tx: Database, userId: string) =>
  tx.updateTable('users').set({ identity_recheck_since: null }).where('id', '=', userId).execute()
