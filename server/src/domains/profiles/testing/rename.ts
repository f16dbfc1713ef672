import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { claimBusinessNames } from '../stores/name-claims.ts'

/** Sets a business's names without any check, and claims them. Returns whether it could claim all of them. */
export const renameBusiness = (
  db: Database,
  { id, userId, type }: { id: string; userId: string; type: ProfileType },
  { name, nameInOtherScript = null }: { name: string; nameInOtherScript?: string | null },
): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await tx.updateTable('profiles').set({ name, name_in_other_script: nameInOtherScript }).where('id', '=', id).execute()
    return claimBusinessNames(tx, { id, userId }, type, [name, ...(nameInOtherScript === null ? [] : [nameInOtherScript])])
  })
