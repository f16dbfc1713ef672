import type { Language } from '../platform/language.ts'
import { webAddress } from '../validation/web-address.ts'
import { isPublic } from './visibility.ts'
import { fullNameOf, isVerified, locationOf, toDateTime } from './fields.ts'
import { labelFor } from './label.ts'
import type { ContactMethod, ProfileRecord } from './record.ts'

const byNumber: readonly ContactMethod[] = ['whatsapp', 'sms', 'call']

/** The number everybody may use: never the login's, and none where no chosen method needs one (B-17, D-06). */
export const publicNumberOf = ({ contact }: Pick<ProfileRecord, 'contact'>) =>
  contact.methods.some((method) => byNumber.includes(method)) ? contact.mobileNumber : null

/** The address everybody may write to: none unless its owner chose e-mail (D-06). */
export const publicEmailOf = ({ contact }: Pick<ProfileRecord, 'contact'>) => (contact.methods.includes('email') ? contact.email : null)

/** A website as a page may link to it; null for what is none, whoever wrote the row (security case 50). */
export const websiteOf = ({ website }: Pick<ProfileRecord, 'website'>) =>
  website !== null && webAddress(website) !== null ? website : null

/** Brands alone declare products for adults (D-29). */
const isNsfwOf = ({ type, isNsfw }: Pick<ProfileRecord, 'type' | 'isNsfw'>) => (type === 'BRAND' ? (isNsfw ?? false) : null)

/** Fields of `PublicProfile` that need nothing but the record: what a stranger may know of somebody (D-06, D-29, D-34). */
export const publicProfileFields = {
  fullName: fullNameOf,
  profileImage: (profile: ProfileRecord) => profile.picture,
  /** Who has a public page has a name in its address. */
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
 * A profile as a list may show it: of who may not be seen by everybody the name alone, whoever reads the list (D-05, security case 20).
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

/** A profile where only those are shown whom everybody may see: null for all others, as for one that is gone (security case 20). */
export const shownProfile = (profile: ProfileRecord | null): ProfileRecord | null =>
  profile !== null && isPublic(profile) ? profile : null

/** Fields of `ProfileSummary` that need nothing but the record: the one card of every list, in both spellings. */
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
