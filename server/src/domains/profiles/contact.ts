import { changesOf } from '@wasla/contract/common/decision.ts'
import type { UpdateContactDetailsInput } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { contactDetailsFrom, decideContact } from '@wasla/contract/profiles/rules.ts'
import type { Deps } from '../../deps.ts'
import { updateProfile } from './stores/profiles.ts'

/**
 * `updateContactDetails` (D-06, D-07): saves how others reach the owner of a profile. The login number does not change (B-17).
 * Throws `NO_CHANGES_TO_UPDATE` if nothing changes.
 */
export async function setContact({ db }: Pick<Deps, 'db'>, profile: ProfileRecord, input: UpdateContactDetailsInput): Promise<void> {
  await updateProfile(db, profile.id, changesOf(decideContact(profile, contactDetailsFrom(input, profile))))
}
