import type { Language } from '../platform/language.ts'
import { placeFor } from '../reference/places.ts'
import { phoneCodeOf } from '../reference/fields.ts'
import { labelFor } from './label.ts'
import { nameFor, type Named } from './names.ts'
import { isBusiness } from './types.ts'
import type { ProfileRecord } from './record.ts'

/** Returns a time in milliseconds as the API sends it: ISO 8601 in UTC. */
export const toDateTime = (moment: number) => new Date(moment).toISOString()

type Reader = { language: Language }
/** Returns the name of a profile in the reader's language. */
export const fullNameOf = (profile: Named, _args: unknown, { language }: Reader) => nameFor(profile, language)

/** Returns whether a profile has the public check mark. Only Active profiles have it, because they passed all checks (D-34). */
export const isVerified = (profile: Pick<ProfileRecord, 'status'>) => profile.status === 'Active'

/** Returns the `Contacts` of a profile: its public contact details (B-17, D-06). `countryCode` is the dialling prefix of the number. */
const contactsOf = ({ contact }: Pick<ProfileRecord, 'contact'>) => ({
  email: contact.email,
  methods: [...contact.methods],
  mobileNumber: contact.mobileNumber,
  countryCode: phoneCodeOf(contact.countryId),
})

/** Returns the `Location` of a profile in the reader's language. */
export async function locationOf({ id, location: stored }: Pick<ProfileRecord, 'id' | 'location'>, _args: unknown, { language }: Reader) {
  if (stored === null) return null
  const location = await placeFor(stored, language)
  return {
    id: location.id,
    city: location.city,
    country: location.country,
    formatted_address: location.formattedAddress,
    lat: location.lat,
    lng: location.lng,
    place_id: location.placeId,
    profileId: id,
  }
}

/** Returns an entry of the profile switcher (B-19). */
export const myProfileOf = (
  profile: Named & Pick<ProfileRecord, 'id' | 'type' | 'userName' | 'picture' | 'status'>,
  activeProfileId: string,
  language: Language,
) => ({
  id: profile.id,
  type: profile.type,
  name: nameFor(profile, language),
  userName: profile.userName,
  picture: profile.picture,
  status: profile.status,
  isActive: profile.id === activeProfileId,
})

/** Resolvers of the fields of `UserProfile` that depend only on the record. Server and mock both use them. */
export const userProfileFields = {
  fullName: fullNameOf,
  profileImage: (profile: ProfileRecord) => profile.picture,
  created_at: (profile: ProfileRecord) => toDateTime(profile.createdAt),
  email: (profile: ProfileRecord) => profile.contact.email,
  contacts: contactsOf,
  location: locationOf,
  mobile_no: (profile: ProfileRecord) => profile.loginNumber,
  date_of_birth: (profile: ProfileRecord) => profile.dateOfBirth,
  country_id: (profile: ProfileRecord) => profile.countryId,
  onboardingStep: (profile: ProfileRecord) => (profile.onboardingStep ? { status: profile.onboardingStep } : null),
  profileLabel: (profile: ProfileRecord, _args: unknown, { language }: Reader) => labelFor(profile.label, language),
  contactMethods: (profile: ProfileRecord) => [...profile.contact.methods],
  isBusinessProfile: (profile: ProfileRecord) => isBusiness(profile.type),
  userType: (profile: ProfileRecord) => profile.type,
  isVerified,
  userNameChangedAt: (profile: ProfileRecord) => (profile.userNameChangedAt === null ? null : toDateTime(profile.userNameChangedAt)),
}

/** Resolvers of the fields of `BusinessProfile` that depend only on the record. */
export const businessProfileFields = {
  /**
   * The name as its owner typed it, for readers of every language, because the settings form shows it. `fullName` is the name in the
   * reader's language.
   */
  name: (profile: ProfileRecord) => profile.name ?? '',
  fullName: fullNameOf,
  description: (profile: ProfileRecord) => profile.bio,
  icon: (profile: ProfileRecord) => profile.picture,
  profileImage: (profile: ProfileRecord) => profile.picture,
  email: (profile: ProfileRecord) => profile.contact.email,
  contacts: contactsOf,
  location: locationOf,
  phoneCode: (profile: ProfileRecord) => phoneCodeOf(profile.contact.countryId),
  mobileNumber: (profile: ProfileRecord) => profile.contact.mobileNumber,
  mobileCountryId: (profile: ProfileRecord) => profile.contact.countryId,
  createdAt: (profile: ProfileRecord) => toDateTime(profile.createdAt),
  isBusinessProfile: () => true,
  userType: (profile: ProfileRecord) => profile.type,
  isNsfw: (profile: ProfileRecord) => (profile.type === 'BRAND' ? (profile.isNsfw ?? false) : null),
  onboardingStep: () => null,
  isVerified,
  userNameChangedAt: userProfileFields.userNameChangedAt,
}
