import { addressFrom, type Address } from '@wasla/contract/profiles/address.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { QueryPublicProfileArgs } from '@wasla/contract/generated/user-types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { selectProfiles, type StoredProfile } from './record.ts'

/** Profiles that have a page anybody may see (D-05). */
const visible = (db: Database) => selectProfiles(db).where('p.status', 'in', publicStatuses).where('p.deleted_at', 'is', null)

/** Who has the name now, and of that type; several types are one name's (D-03). */
const byName = (db: Database, key: string) => visible(db).where('p.user_name_key', '=', key).executeTakeFirst()

/** Who had the address before: that name, or that type under whatever name (D-03). */
const byFormerAddress = (db: Database, { key, type }: Address, owner: string | null, now: number) =>
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

/**
 * `publicProfile`: whose page is under an address, in one statement, and one more for an address of before (D-03, D-05). The answer
 * carries the present name and type, so that whoever came by another address is led on. Throws `PROFILE_NOT_FOUND` for who is not
 * there and for who may not be seen alike.
 */
export async function publicByName(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asked: Partial<QueryPublicProfileArgs>,
): Promise<StoredProfile> {
  const address = addressFrom(asked)
  if (address === null) throw new Problem('PROFILE_NOT_FOUND')
  const owner = await byName(db, address.key)
  if (owner && (address.type === null || owner.type === address.type)) return owner
  const former = await byFormerAddress(db, address, owner?.id ?? null, clock.now())
  if (!former) throw new Problem('PROFILE_NOT_FOUND')
  return former
}
