import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UpdateContactDetailsInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { contactDetailsFrom, sameContact } from '@wasla/contract/profiles/rules.ts'
import type { Deps } from '../../deps.ts'

/**
 * `updateContactDetails` (D-06, D-07): how others reach the owner of a profile. The number one signs in with stays what it is (B-17).
 * Throws `NO_CHANGES_TO_UPDATE` where all is as it was.
 */
export async function setContact({ db }: Pick<Deps, 'db'>, stood: ProfileRecord, input: UpdateContactDetailsInput): Promise<void> {
  const wanted = contactDetailsFrom(input, stood)
  if (sameContact(stood, wanted)) throw new Problem('NO_CHANGES_TO_UPDATE')
  await db
    .updateTable('profiles')
    .set({
      contact_email: wanted.contact.email,
      contact_country_id: wanted.contact.countryId,
      contact_mobile: wanted.contact.mobileNumber,
      contact_methods: JSON.stringify(wanted.contact.methods),
      is_phone_number_visible: wanted.isPhoneNumberVisible ? 1 : 0,
    })
    .where('id', '=', stood.id)
    .where('deleted_at', 'is', null)
    .execute()
}
