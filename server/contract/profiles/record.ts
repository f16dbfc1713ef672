import type { Language } from '../platform/language.ts'
import type { StoredLocation } from '../reference/location.ts'
import type { ProfileSettings } from './settings-fields.ts'
import type { OnboardingStepStatus, ProfileStatus, ProfileType } from './types.ts'

export type ContactMethod = 'whatsapp' | 'sms' | 'call' | 'email'

/** The location of a profile, as a place service reported it (H-08). */
export type LocationRecord = StoredLocation & { id: string }

/**
 * A profile as server and mock both store it. Moments are milliseconds since 1970, days are `YYYY-MM-DD` in Riyadh. `firstName` and
 * `lastName` belong to networkers and agents, `name` to agencies and brands; they are null for the others.
 */
export type ProfileRecord = Omit<ProfileSettings, 'location'> & {
  id: string
  userId: string
  type: ProfileType
  status: ProfileStatus
  onboardingStep: OnboardingStepStatus | null
  userNameChangedAt: number | null
  picture: string | null
  location: LocationRecord | null
  /** The public contact details (B-17, D-06). The login number stays with the user. */
  contact: { email: string | null; countryId: string | null; mobileNumber: string | null; methods: readonly ContactMethod[] }
  isPhoneNumberVisible: boolean
  label: string | null
  isActiveMembership: boolean
  createdAt: number
  /** Data of the user that the profile belongs to: the login number in E.164 and the chosen language. */
  loginNumber: string
  language: Language
}

/** An interest of a profile, in the owner's order (at most five). */
export type ProfileInterestRecord = { profileId: string; interestId: string; position: number }
