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
/** What is personal of a profile's row. */
const erasedProfile = toColumns({
  ...personalSettings,
  picture: null,
  label: null,
  contact: { email: null, countryId: null, mobileNumber: null, methods: [] },
})

/** Erases one account; answers the files that belonged to it, or null where another process did it. */
async function erase(tx: Database, deps: EraseDeps, files: Pick<FilesService, 'discardAll'>, userId: string): Promise<string[] | null> {
  const now = deps.clock.now()
  if (!(await markErased(tx, userId, now))) return null
  const known = await eraseRows(tx, userId, erasedProfile, now)
  await eraseAuditWords(tx, [userId, ...known], now)
  await writeAudit(tx, deps, { actor: 'system', action: 'profiles.erased', target: userId })
  // A group outlives who gave its pictures.
  return files.discardAll(tx, userId, await groupPicturesFrom(tx, userId))
}

/**
 * Erases what is personal of accounts that were closed long enough ago (D-37): names, numbers, pictures, documents, everything they showed,
 * and what admins wrote about them. That there was an account stays, as a row nobody can be read from. What lies outside the
 * database is written down in the same transaction and removed after it, or by the next sweep. One account that cannot be erased holds
 * up no other.
 */
export async function eraseDue(
  deps: EraseDeps,
  { files, social }: { files: Pick<FilesService, 'discardAll' | 'remove'>; social: Pick<SocialService, 'revokeGrants'> },
): Promise<void> {
  const closedBy = deps.clock.now() - deps.settings.get('accounts.erasedAfter') * day
  for (const userId of await findErasureDue(deps.db, closedBy, atOnce)) {
    try {
      // Grants are given back while they are still known. A platform that cannot be reached does not hold up the erasing.
      await social.revokeGrants(userId).catch((error: unknown) => deps.log.warn('Grants could not be given back', { user: userId, error }))
      const left = await inTransaction(deps.db, (tx) => erase(tx, deps, files, userId))
      if (left && left.length > 0) await files.remove(left)
    } catch (error) {
      deps.log.error('An account could not be erased whole; the next turn goes on with it', { user: userId, error })
    }
  }
}
