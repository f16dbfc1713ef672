import { isBusiness } from './types.ts'
import type { ProfileRecord } from './record.ts'

/** A moment as it travels: ISO 8601 in UTC. */
export const toDateTime = (moment: number) => new Date(moment).toISOString()

/** The name people see: first and last name, or the business's own. */
export const fullNameOf = (profile: Pick<ProfileRecord, 'type' | 'name' | 'firstName' | 'lastName'>) =>
  isBusiness(profile.type) ? (profile.name ?? '') : [profile.firstName, profile.lastName].filter(Boolean).join(' ')

/** The public check mark: only who is Active has passed the checks (D-34). */
export const isVerified = (profile: Pick<ProfileRecord, 'status'>) => profile.status === 'Active'

/** Fields of `UserProfile` that need nothing but the record. Server and mock answer them from this one table. */
export const userProfileFields = {
  fullName: fullNameOf,
  profileImage: (profile: ProfileRecord) => profile.picture,
  created_at: (profile: ProfileRecord) => toDateTime(profile.createdAt),
  email: (profile: ProfileRecord) => profile.contact.email,
  mobile_no: (profile: ProfileRecord) => profile.loginNumber,
  date_of_birth: (profile: ProfileRecord) => profile.dateOfBirth,
  country_id: (profile: ProfileRecord) => profile.countryId,
  onboardingStep: (profile: ProfileRecord) => (profile.onboardingStep ? { status: profile.onboardingStep } : null),
  profileLabel: (profile: ProfileRecord) => profile.label,
  contactMethods: (profile: ProfileRecord) => [...profile.contact.methods],
  isBusinessProfile: (profile: ProfileRecord) => isBusiness(profile.type),
  userType: (profile: ProfileRecord) => profile.type,
  isVerified,
  userNameChangedAt: (profile: ProfileRecord) => (profile.userNameChangedAt === null ? null : toDateTime(profile.userNameChangedAt)),
}

/** Fields of `BusinessProfile` that need nothing but the record. */
export const businessProfileFields = {
  name: fullNameOf,
  fullName: fullNameOf,
  description: (profile: ProfileRecord) => profile.bio,
  icon: (profile: ProfileRecord) => profile.picture,
  profileImage: (profile: ProfileRecord) => profile.picture,
  email: (profile: ProfileRecord) => profile.contact.email,
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
