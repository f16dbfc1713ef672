import { noSettings } from '@wasla/contract/profiles/new-profile.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eraseAuditWords } from '#platform/audit-words.ts'
import { writeAudit } from '#platform/audit.ts'
import type { FilesService } from '../files/service.ts'
import { groupPicturesFrom } from '../groups/service.ts'
import type { SocialService } from '../social/service.ts'
import { eraseRows, findErasureDue, markErased } from './stores/erasure.ts'
import { toColumns } from './stores/row.ts'

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'log'>

const day = 86_400_000
const atOnce = 50

const { countryId: _country, isNsfw: _adults, ...personalSettings } = noSettings
/** Columns of a profile that are personal, with their values after erasing. */
const erasedProfile = toColumns({
  ...personalSettings,
  picture: null,
  label: null,
  contact: { email: null, countryId: null, mobileNumber: null, methods: [] },
})

/** Erases one account. Returns the ids of its files to remove, or null if another process has erased it. */
async function erase(tx: Database, deps: EraseDeps, files: Pick<FilesService, 'discardAll'>, userId: string): Promise<string[] | null> {
  const now = deps.clock.now()
  if (!(await markErased(tx, userId, now))) return null
  const known = await eraseRows(tx, userId, erasedProfile, now)
  await eraseAuditWords(tx, [userId, ...known], now)
  await writeAudit(tx, deps, { actor: 'system', action: 'profiles.erased', target: userId })
  // Pictures of a group are not removed, even if this user uploaded them.
  return files.discardAll(tx, userId, await groupPicturesFrom(tx, userId))
}

/**
 * Erases the personal data of accounts that were closed long enough ago (D-37). These are names, numbers, pictures, documents, everything
 * the account showed, and the texts of admins about it. A row remains that identifies nobody. The files to remove are recorded in the same
 * transaction; they are removed after it, or by the next sweep. An account that fails to be erased does not stop the others.
 */
export async function eraseDue(
  deps: EraseDeps,
  { files, social }: { files: Pick<FilesService, 'discardAll' | 'remove'>; social: Pick<SocialService, 'revokeGrants'> },
): Promise<void> {
  const closedBy = deps.clock.now() - deps.settings.get('accounts.erasedAfter') * day
  for (const userId of await findErasureDue(deps.db, closedBy, atOnce)) {
    try {
      // Revokes the grants before they are deleted. A platform that cannot be reached does not stop the erasing.
      await social.revokeGrants(userId).catch((error: unknown) => deps.log.warn('Grants could not be given back', { user: userId, error }))
      const left = await inTransaction(deps.db, (tx) => erase(tx, deps, files, userId))
      if (left && left.length > 0) await files.remove(left)
    } catch (error) {
      deps.log.error('An account could not be erased whole; the next turn goes on with it', { user: userId, error })
    }
  }
}
