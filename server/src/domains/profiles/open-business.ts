import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { newBusiness } from '@wasla/contract/verification/new-business.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import type { Ids } from '#platform/ids.ts'
import { insertProfile, openProfileTypes } from './stores/profiles.ts'

/**
 * Counts a user's businesses that are not removed, for the limit (F-09). Locks the user, so that two businesses opened at once are counted
 * one after the other.
 */
export async function countBusinesses(tx: Database, userId: string): Promise<number> {
  await lockRow(tx, 'users', userId)
  return (await openProfileTypes(tx, userId)).filter(({ type }) => isBusiness(type)).length
}

/** Inserts the profile of a new business, which is under review from the start (C-04). */
export async function insertBusiness(
  tx: Database,
  ids: Ids,
  { business, ...owner }: { id: string; userId: string; business: AcceptedBusiness; picture: string | null; now: number },
): Promise<void> {
  const record = newBusiness({ ...owner, locationId: ids.uuid(), loginNumber: '', language: fallbackLanguage }, business)
  await insertProfile(tx, record)
}
