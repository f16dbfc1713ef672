import { sql } from 'kysely'
import type { SharedContact } from '@wasla/contract/tracking/shared-contact.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

/** The profile of a participant, and the profile that owns the program. */
export type ContactPair = { readonly profileId: string; readonly ownerId: string }
export type SharedContactRow = ContactPair & { readonly contact: SharedContact }

/** SQL for the phone numbers of an account: its sign-in number and the contact numbers of its profiles. */
const phonesOf = (user: string) => sql`
  (select mobile_no as phone from users where id = ${sql.ref(user)}
    union all select contact_mobile from profiles where user_id = ${sql.ref(user)} and contact_mobile is not null)`

/** SQL for the IBANs of all profiles of an account, also of removed bank accounts. An erased bank account has an empty IBAN. */
const ibansOf = (user: string) => sql`
  (select w.iban from profiles wp join withdrawal_accounts w on w.profile_id = wp.id
    where wp.user_id = ${sql.ref(user)} and w.iban <> '')`

/**
 * Returns which of these participants share a phone number or a bank account with the owner of their program, in one statement (N-14, X-29,
 * Y-08). Compares accounts with all their profiles: the owner of a program may be paid by another profile of the same person. `sharedBy` is
 * the same rule.
 */
export async function findSharedContacts(db: Database, pairs: readonly ContactPair[]): Promise<SharedContactRow[]> {
  if (pairs.length === 0) return []
  const given = jsonRows(
    dialectOf(db),
    { profile_id: 'text', owner_id: 'text' },
    pairs.map(({ profileId, ownerId }) => [profileId, ownerId]),
  )
  const { rows } = await sql<SharedContactRow>`
    with given as (
      select distinct g.profile_id, g.owner_id, p.user_id as participant, o.user_id as owner
      from ${given} as g join profiles p on p.id = g.profile_id join profiles o on o.id = g.owner_id)
    select profile_id as "profileId", owner_id as "ownerId", 'PHONE' as contact from given
      where exists (select 1 from ${phonesOf('participant')} a join ${phonesOf('owner')} b on b.phone = a.phone)
    union all
    select profile_id, owner_id, 'BANK_ACCOUNT' from given
      where exists (select 1 from ${ibansOf('participant')} a join ${ibansOf('owner')} b on b.iban = a.iban)`.execute(db)
  return rows
}

/** Returns whether these two profiles share a phone number or a bank account. */
export const isContactShared = async (db: Database, pair: ContactPair): Promise<boolean> =>
  (await findSharedContacts(db, [pair])).length > 0
