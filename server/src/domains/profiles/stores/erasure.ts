import type { Updateable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ProfilesTable } from '#database/tables/profiles.ts'
import type { WithdrawalAccountsTable } from '#database/tables/wallet.ts'

/** Tables whose rows belong to a profile and are personal. */
const tablesOfProfiles = [
  'notifications',
  'former_addresses',
  'name_claims',
  'business_name_looks',
  'social_connections',
  'business_registrations',
  'rate_cards',
  'brand_days',
  'brand_collaborations',
  'profile_links',
  'featured_posts',
  'licences',
  'social_links',
  'profile_interests',
  'saved_people_filters',
  'api_keys',
  'api_answers',
  'webhook_endpoints',
  'webhook_messages',
  'payment_records',
  'contact_openings',
  'contact_strangers',
  'shops',
  'media_kits',
  'proposal_asks',
  'proposal_readers',
  'proposal_talents',
  'proposals',
] as const

const erasedAccount = {
  address: null,
  bank_address: null,
  bank_name: '',
  city: null,
  iban: '',
  mobile_number: null,
  name_on_account: '',
  swift_code: '',
} as const satisfies Updateable<WithdrawalAccountsTable>

/**
 * Returns accounts that were closed by this moment and are not erased, the oldest first. An account that its owner deleted has waited for its
 * countdown already, so it is due as soon as it is closed.
 */
export async function findErasureDue(db: Database, closedBy: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('closed_accounts as c')
    .leftJoin('account_deletions as d', 'd.user_id', 'c.user_id')
    .select('c.user_id')
    .where('c.erased_at', 'is', null)
    .where((of) => of.or([of('c.closed_at', '<=', closedBy), of('d.try_at', '<=', of.ref('c.closed_at'))]))
    .orderBy('c.closed_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Marks an account as erased. True for only one of several processes. */
export async function markErased(tx: Database, userId: string, now: number): Promise<boolean> {
  const mine = await tx
    .updateTable('closed_accounts')
    .set({ erased_at: now })
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return Number(mine.numUpdatedRows) > 0
}

/** Deletes everything stored under the account's number, so that its next owner starts as a stranger. */
async function forgetNumber(tx: Database, userId: string): Promise<void> {
  const { mobile_no: mobileNo } = await tx.selectFrom('users').select('mobile_no').where('id', '=', userId).executeTakeFirstOrThrow()
  for (const table of ['devices', 'otp_challenges', 'otp_sends', 'otp_failures', 'friend_invitations'] as const)
    await tx.deleteFrom(table).where('mobile_no', '=', mobileNo).execute()
  for (const table of ['sms_queue', 'outbox'] as const) await tx.deleteFrom(table).where('to_number', '=', mobileNo).execute()
  await tx
    .updateTable('users')
    .set({ mobile_no: `erased:${userId}` })
    .where('id', '=', userId)
    .execute()
}

/** Deletes the texts and documents of an account's review cases. Returns the ids of the cases. */
async function eraseCases(tx: Database, userId: string): Promise<string[]> {
  const cases = await tx
    .updateTable('verifications')
    .set({ rejection_reason: null })
    .where('profile_id', 'in', tx.selectFrom('profiles').select('id').where('user_id', '=', userId))
    .returning('id')
    .execute()
  const ids = cases.map(({ id }) => id)
  // The names that people give to their documents may be personal.
  if (ids.length > 0) await tx.deleteFrom('verification_documents').where('verification_id', 'in', ids).execute()
  return ids
}

/**
 * Deletes the personal data of an account, and writes `erased` to its profiles. Returns the ids of its profiles and review cases, because
 * other tables refer to them.
 */
export async function eraseRows(tx: Database, userId: string, erased: Updateable<ProfilesTable>, now: number): Promise<string[]> {
  const profiles = tx.selectFrom('profiles').select('id').where('user_id', '=', userId)
  for (const table of tablesOfProfiles) await tx.deleteFrom(table).where('profile_id', 'in', profiles).execute()
  // Withdrawals keep the bank account that received the money, because accounting records must be kept.
  await tx
    .updateTable('withdrawal_accounts')
    .set({ ...erasedAccount, deleted_at: now })
    .where('profile_id', 'in', profiles)
    .execute()
  for (const side of ['manager_id', 'talent_id'] as const) await tx.deleteFrom('managed_accounts').where(side, 'in', profiles).execute()
  // Collaborations of other profiles that name this person.
  await tx.deleteFrom('brand_collaborations').where('individual_profile_id', 'in', profiles).execute()
  for (const table of ['sessions', 'onboarding_answers'] as const) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('friend_invitations').where('inviter_id', '=', userId).execute()
  await tx.deleteFrom('contact_openings').where('viewer_id', 'in', profiles).execute()
  await tx.deleteFrom('proposal_asks').where('brand_id', 'in', profiles).execute()
  await tx.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
  // The files of archives are removed by the sweep of own data.
  await tx.updateTable('data_archives').set({ state: 'Expired', expires_at: now, counts: '{}' }).where('user_id', '=', userId).execute()
  const ids = (await profiles.execute()).map(({ id }) => id)
  const cases = await eraseCases(tx, userId)
  await tx
    .updateTable('profiles')
    .set({ ...erased, deleted_at: now })
    .where('user_id', '=', userId)
    .execute()
  await forgetNumber(tx, userId)
  return [...ids, ...cases]
}
