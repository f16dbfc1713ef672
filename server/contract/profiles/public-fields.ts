import type { Language } from '../platform/language.ts'
import { webAddress } from '../validation/web-address.ts'
import { isPublic } from './visibility.ts'
import { fullNameOf, isVerified, locationOf, toDateTime } from './fields.ts'
import { labelFor } from './label.ts'
import type { ContactMethod, ProfileRecord } from './record.ts'

const byNumber: readonly ContactMethod[] = ['whatsapp', 'sms', 'call']

/** Returns the public number: never the login number, and null if no chosen contact method needs a number (B-17, D-06). */
export const publicNumberOf = ({ contact }: Pick<ProfileRecord, 'contact'>) =>
  contact.methods.some((method) => byNumber.includes(method)) ? contact.mobileNumber : null

/** Returns the public e-mail address: null unless its owner chose e-mail as a contact method (D-06). */
export const publicEmailOf = ({ contact }: Pick<ProfileRecord, 'contact'>) => (contact.methods.includes('email') ? contact.email : null)

/** Returns a website that a page may link to; null if the stored one is not valid (security case 50). */
export const websiteOf = ({ website }: Pick<ProfileRecord, 'website'>) =>
  website !== null && webAddress(website) !== null ? website : null

/** Only brands declare products for adults (D-29). */
const isNsfwOf = ({ type, isNsfw }: Pick<ProfileRecord, 'type' | 'isNsfw'>) => (type === 'BRAND' ? (isNsfw ?? false) : null)

/** Fields of `PublicProfile` that depend on the record only: what everybody may know about a profile (D-06, D-29, D-34). */
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

/** Returns a profile as a list may show it: only the name if the profile is not public, for every reader (D-05, security case 20). */
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

/** Returns the profile if it is public, else null, as for a profile that was removed (security case 20). */
export const shownProfile = (profile: ProfileRecord | null): ProfileRecord | null =>
  profile !== null && isPublic(profile) ? profile : null

/** Fields of `ProfileSummary` that depend on the record only: the card of every list, with both spellings of its fields. */
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
