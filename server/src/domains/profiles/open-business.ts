import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { newBusiness } from '@wasla/contract/verification/new-business.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import type { Ids } from '#platform/ids.ts'
import { insertProfile, openProfileTypes } from './stores/profiles.ts'

/** How many businesses of a user count towards the limit: in any status but removed (F-09). Locks the user, so that of two that are opened at once the later counts the earlier. */
export async function countBusinesses(tx: Database, userId: string): Promise<number> {
  await lockRow(tx, 'users', userId)
  return (await openProfileTypes(tx, userId)).filter(({ type }) => isBusiness(type)).length
}

/** Stores the profile of a new business, under review from its first moment (C-04). */
export async function insertBusiness(
  tx: Database,
  ids: Ids,
  { business, ...owner }: { id: string; userId: string; business: AcceptedBusiness; picture: string | null; now: number },
): Promise<void> {
  const record = newBusiness({ ...owner, locationId: ids.uuid(), loginNumber: '', language: fallbackLanguage }, business)
  await insertProfile(tx, record)
}
