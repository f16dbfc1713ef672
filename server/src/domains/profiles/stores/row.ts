import type { Insertable } from 'kysely'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { RecordOf } from '#database/record.ts'
import { profileColumns, type ProfilesTable, type StoredProfile } from '#database/tables/profiles.ts'

/** Returns the contract's record. `language` is used until the user has chosen one. */
export function toProfileRecord(row: StoredProfile, language: Language): ProfileRecord {
  const { contactEmail, contactCountryId, contactMobile, contactMethods, ...own } = profileColumns.read(row)
  return {
    ...own,
    contact: { email: contactEmail, countryId: contactCountryId, mobileNumber: contactMobile, methods: contactMethods },
    loginNumber: row.login_number,
    language: row.user_language ?? language,
  }
}

export type ProfileChanges = Partial<Omit<ProfileRecord, 'id' | 'userId' | 'createdAt' | 'loginNumber' | 'language'>>

/** Returns the columns of the given fields. A user name also sets its key. */
export function toColumns({ contact, ...own }: ProfileChanges) {
  const flat: Partial<RecordOf<typeof profileColumns>> = contact
    ? {
        ...own,
        contactEmail: contact.email,
        contactCountryId: contact.countryId,
        contactMobile: contact.mobileNumber,
        contactMethods: contact.methods,
      }
    : own
  const columns: Partial<Insertable<ProfilesTable>> = profileColumns.write(flat)
  return own.userName === undefined ? columns : { ...columns, user_name_key: own.userName === null ? null : userNameKey(own.userName) }
}

/** Returns the complete row of a new profile. */
export const toProfileRow = ({ contact, userName, ...own }: ProfileRecord): Insertable<ProfilesTable> => ({
  ...profileColumns.write({
    ...own,
    userName,
    contactEmail: contact.email,
    contactCountryId: contact.countryId,
    contactMobile: contact.mobileNumber,
    contactMethods: contact.methods,
  }),
  user_name_key: userName === null ? null : userNameKey(userName),
  deleted_at: null,
})
