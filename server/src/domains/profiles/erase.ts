import { noSettings } from '@wasla/contract/profiles/new-profile.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eraseAuditWords } from '#platform/audit-words.ts'
import { writeAudit } from '#platform/audit.ts'
import type { FilesService } from '../files/service.ts'
import type { SocialService } from '../social/service.ts'
import { toColumns } from './stores/row.ts'

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'log'>

const day = 86_400_000
const atOnce = 50

/** What hangs on a profile and tells of a person. */
const ofProfiles = [
  'notifications',
  'former_addresses',
  'name_claims',
  'social_connections',
  'business_registrations',
  'rate_cards',
  'brand_collaborations',
  'profile_links',
  'featured_posts',
  'social_links',
  'profile_interests',
] as const

const { countryId: _country, isNsfw: _adults, ...personalSettings } = noSettings
/** What is personal of a profile's row. */
const erasedProfile = toColumns({
  ...personalSettings,
  picture: null,
  label: null,
  contact: { email: null, countryId: null, mobileNumber: null, methods: [] },
})

/** Whatever is known of the number, so that its next owner begins as a stranger. */
async function forgetNumber(tx: Database, userId: string, mobileNo: string): Promise<void> {
  for (const table of ['devices', 'otp_challenges', 'otp_sends', 'otp_failures', 'friend_invitations'] as const)
    await tx.deleteFrom(table).where('mobile_no', '=', mobileNo).execute()
  for (const table of ['sms_queue', 'outbox'] as const) await tx.deleteFrom(table).where('to_number', '=', mobileNo).execute()
  await tx
    .updateTable('users')
    .set({ mobile_no: `erased:${userId}` })
    .where('id', '=', userId)
    .execute()
}

/** Erases one account; answers the files that belonged to it, or null where another process did it. */
async function erase(tx: Database, deps: EraseDeps, files: Pick<FilesService, 'discardAll'>, userId: string): Promise<string[] | null> {
  const now = deps.clock.now()
  const mine = await tx
    .updateTable('closed_accounts')
    .set({ erased_at: now })
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (Number(mine.numUpdatedRows) === 0) return null
  const user = await tx.selectFrom('users').select('mobile_no').where('id', '=', userId).executeTakeFirstOrThrow()
  const profiles = tx.selectFrom('profiles').select('id').where('user_id', '=', userId)
  for (const table of ofProfiles) await tx.deleteFrom(table).where('profile_id', 'in', profiles).execute()
  for (const side of ['manager_id', 'talent_id'] as const) await tx.deleteFrom('managed_accounts').where(side, 'in', profiles).execute()
  // Others name them among those they worked with.
  await tx.deleteFrom('brand_collaborations').where('individual_profile_id', 'in', profiles).execute()
  for (const table of ['sessions', 'onboarding_answers'] as const) await tx.deleteFrom(table).where('user_id', '=', userId).execute()
  await tx.deleteFrom('friend_invitations').where('inviter_id', '=', userId).execute()
  const ids = (await profiles.execute()).map(({ id }) => id)
  const cases = await tx
    .updateTable('verifications')
    .set({ rejection_reason: null })
    .where('profile_id', 'in', profiles)
    .returning('id')
    .execute()
  const caseIds = cases.map(({ id }) => id)
  // What people call their documents tells of them.
  if (caseIds.length > 0) await tx.deleteFrom('verification_documents').where('verification_id', 'in', caseIds).execute()
  await eraseAuditWords(tx, [userId, ...ids, ...caseIds], now)
  await tx
    .updateTable('profiles')
    .set({ ...erasedProfile, deleted_at: now })
    .where('user_id', '=', userId)
    .execute()
  await forgetNumber(tx, userId, user.mobile_no)
  await writeAudit(tx, deps, { actor: 'system', action: 'profiles.erased', target: userId })
  return files.discardAll(tx, userId)
}

/**
 * Erases what is personal of accounts that were closed long enough ago (D-37): names, numbers, pictures, documents, everything they showed,
 * and what the back office wrote of them. That there was an account stays, as a row nobody can be read from. What lies outside the
 * database is written down in the same transaction and removed after it, or by the next sweep. One account that cannot be erased holds
 * up no other.
 */
export async function eraseDue(
  deps: EraseDeps,
  { files, social }: { files: Pick<FilesService, 'discardAll' | 'remove'>; social: Pick<SocialService, 'revokeGrants'> },
): Promise<void> {
  const due = await deps.db
    .selectFrom('closed_accounts')
    .select('user_id')
    .where('erased_at', 'is', null)
    .where('closed_at', '<=', deps.clock.now() - deps.settings.get('accounts.erasedAfter') * day)
    .orderBy('closed_at')
    .limit(atOnce)
    .execute()
  for (const { user_id } of due) {
    try {
      // Platforms are told while it is known what they granted; one that cannot be told keeps nobody from being erased.
      await social
        .revokeGrants(user_id)
        .catch((error: unknown) => deps.log.warn('Grants could not be given back', { user: user_id, error }))
      const left = await inTransaction(deps.db, (tx) => erase(tx, deps, files, user_id))
      if (left && left.length > 0) await files.remove(left)
    } catch (error) {
      deps.log.error('An account could not be erased whole; the next turn goes on with it', { user: user_id, error })
    }
  }
}
