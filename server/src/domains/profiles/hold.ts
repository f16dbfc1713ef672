import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { lockRows } from '#database/row-lock.ts'

/** Where a profile stands that is of one of these types, held as it is until the transaction is over. */
export const holdProfile = (
  tx: Database,
  id: string,
  types: readonly ProfileType[],
): Promise<{ type: ProfileType; status: ProfileStatus } | undefined> =>
  lockRows(tx, 'profiles')
    .where('id', '=', id)
    .where('type', 'in', types)
    .where('deleted_at', 'is', null)
    .returning(['type', 'status'])
    .executeTakeFirst()
