import type { Address, FormerAddressRecord } from '@wasla/contract/profiles/address.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { FormerAddressesTable } from '#database/tables/profiles.ts'
import type { Ids } from '#platform/ids.ts'
import { selectProfiles } from './select.ts'

const formerAddress = defineRecord<FormerAddressesTable>()({ profileId: same, type: same, userNameKey: same, until: same })

/** Returns a profile's former addresses (D-03), the oldest first. */
export async function findFormerAddresses(db: Database, profileId: string): Promise<FormerAddressRecord[]> {
  const rows = await db
    .selectFrom('former_addresses as f')
    .select(formerAddress.columns('f'))
    .where('f.profile_id', '=', profileId)
    .orderBy('f.created_at')
    .orderBy('f.id')
    .execute()
  return rows.map(formerAddress.read)
}

export async function insertFormerAddresses(
  tx: Database,
  { ids, now }: { ids: Ids; now: number },
  addresses: readonly FormerAddressRecord[],
): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .insertInto('former_addresses')
    .values(addresses.map((one) => ({ ...formerAddress.write(one), id: ids.uuid(), created_at: now })))
    .execute()
}

export const deleteFormerAddresses = (tx: Database, profileId: string) =>
  tx.deleteFrom('former_addresses').where('profile_id', '=', profileId).execute()

/** Selects profiles with a public page (D-05). */
const visible = (db: Database) => selectProfiles(db).where('p.status', 'in', publicStatuses).where('p.deleted_at', 'is', null)

/** Returns the public profile that has this user name now; a name belongs to one profile (D-03). */
export const findVisibleByName = (db: Database, key: string) => visible(db).where('p.user_name_key', '=', key).executeTakeFirst()

/** Returns the public profile that had this address before: the profile that had this name, or `owner` if it had this type (D-03). */
export const findVisibleByFormerAddress = (db: Database, { key, type }: Address, owner: string | null, now: number) =>
  visible(db)
    .where('p.user_name_key', 'is not', null)
    .where('p.id', 'in', (row) => {
      const former = row
        .selectFrom('former_addresses as f')
        .select('f.profile_id')
        .where((f) => f.or([f('f.until', 'is', null), f('f.until', '>', now)]))
      const typed = type === null ? former : former.where('f.type', '=', type)
      return owner === null ? typed.where('f.user_name_key', '=', key) : typed.where('f.profile_id', '=', owner)
    })
    .executeTakeFirst()
