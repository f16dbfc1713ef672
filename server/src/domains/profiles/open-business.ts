import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { toE164 } from '@wasla/contract/session/phone.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { placeFrom } from '@wasla/contract/reference/location.ts'
import type { AcceptedBusiness } from '@wasla/contract/verification/rules.ts'
import type { Ids } from '#platform/ids.ts'

/** Businesses of a user that count towards the limit: any status but closed (F-09). Taking the user's row first lets one come after the other. */
export async function countBusinesses(tx: Database, userId: string): Promise<number> {
  await lockRow(tx, 'users', userId)
  const rows = await tx.selectFrom('profiles').select(['type']).where('user_id', '=', userId).where('deleted_at', 'is', null).execute()
  return rows.filter(({ type }) => isBusiness(type)).length
}

const blankless = (text: string | null | undefined) => text || null

/** Writes the profile of a new business, under review from its first moment (C-04). */
export async function insertBusiness(
  tx: Database,
  ids: Ids,
  { id, userId, business, picture, now }: { id: string; userId: string; business: AcceptedBusiness; picture: string | null; now: number },
): Promise<void> {
  const mobileCountry = countryById(business.mobileCountryId)
  const { location } = business
  await tx
    .insertInto('profiles')
    .values({
      id,
      user_id: userId,
      type: business.type,
      status: 'AdminVerifying',
      onboarding_step: null,
      first_name: null,
      last_name: null,
      name: business.name,
      user_name: null,
      user_name_key: null,
      user_name_changed_at: null,
      bio: blankless(business.description),
      picture,
      gender: null,
      date_of_birth: null,
      country_id: business.countryId,
      location: location ? JSON.stringify({ id: ids.uuid(), ...placeFrom(location) }) : null,
      website: business.website ?? null,
      contact_email: business.email,
      contact_country_id: business.mobileCountryId,
      contact_mobile: mobileCountry ? toE164(business.mobileNumber, mobileCountry) : null,
      contact_methods: JSON.stringify([...new Set(business.contactMethods)]),
      is_phone_number_visible: 0,
      label: null,
      is_active_membership: 0,
      is_nsfw: business.type === 'BRAND' ? (business.isNsfw ? 1 : 0) : null,
      created_at: now,
      deleted_at: null,
    })
    .execute()
}
