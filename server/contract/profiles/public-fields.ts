import type { Language } from '../platform/language.ts'
import { webAddress } from '../validation/web-address.ts'
import type { ContactMethod } from '../generated/user-sdl-types.ts'
import { isPublic } from './visibility.ts'
import { fullNameOf, isVerified, locationOf, toDateTime } from './fields.ts'
import { labelFor } from './label.ts'
import type { ProfileRecord } from './record.ts'

const byNumber: readonly ContactMethod[] = ['whatsapp', 'sms', 'call']

/** Returns the public mobile number; null if no chosen contact method uses a number (B-17, D-06). It is never the login number. */
export const publicNumberOf = ({ contact }: Pick<ProfileRecord, 'contact'>) =>
  contact.methods.some((method) => byNumber.includes(method)) ? contact.mobileNumber : null

/** Returns the public e-mail address; null if e-mail is not a chosen contact method (D-06). */
export const publicEmailOf = ({ contact }: Pick<ProfileRecord, 'contact'>) => (contact.methods.includes('email') ? contact.email : null)

/** Returns the website, so that a page may link to it; null if the stored website is not a valid web address (security case 50). */
export const websiteOf = ({ website }: Pick<ProfileRecord, 'website'>) =>
  website !== null && webAddress(website) !== null ? website : null

/** Returns whether a profile sells products for adults; null for other types than brands, because only brands declare it (D-29). */
const isNsfwOf = ({ type, isNsfw }: Pick<ProfileRecord, 'type' | 'isNsfw'>) => (type === 'BRAND' ? (isNsfw ?? false) : null)

/**
 * Resolvers of the fields of `PublicProfile` that depend only on the record. They contain only data that everybody may see (D-06, D-29,
 * D-34).
 */
export const publicProfileFields = {
  fullName: fullNameOf,
  profileImage: (profile: ProfileRecord) => profile.picture,
  /** A profile with a public page always has a user name, because its address contains it. */
  userName: (profile: ProfileRecord) => profile.userName ?? '',
  isVerified,
  mobile_no: publicNumberOf,
  contactMethods: (profile: ProfileRecord) => [...profile.contact.methods],
  email: publicEmailOf,
  location: locationOf,
  createdAt: (profile: ProfileRecord) => toDateTime(profile.createdAt),
  website: websiteOf,
  profileLabel: (profile: ProfileRecord, _args: unknown, { language }: { language: Language }) => labelFor(profile.label, language),
  isNsfw: isNsfwOf,
}

/**
 * Returns a profile as a list may show it. Of a profile that is not public, lists show only the name, to every reader (D-05, security case
 * 20).
 */
export const listedProfile = (profile: ProfileRecord): ProfileRecord =>
  isPublic(profile)
    ? profile
    : {
        ...profile,
        userName: null,
        bio: null,
        picture: null,
        contact: { ...profile.contact, email: null, mobileNumber: null, methods: [] },
      }

/** Returns the profile if it is public, else null, so that it looks like a removed profile (security case 20). */
export const shownProfile = (profile: ProfileRecord | null): ProfileRecord | null =>
  profile !== null && isPublic(profile) ? profile : null

/**
 * Resolvers of the fields of `ProfileSummary` that depend only on the record. Some values have two fields, because clients use both names.
 */
export const profileSummaryFields = {
  name: fullNameOf,
  fullName: fullNameOf,
  username: (profile: ProfileRecord) => profile.userName,
  profilePicture: (profile: ProfileRecord) => profile.picture,
  profileImage: (profile: ProfileRecord) => profile.picture,
  userType: (profile: ProfileRecord) => profile.type,
  isVerified,
  email: publicEmailOf,
  isNsfw: isNsfwOf,
}
