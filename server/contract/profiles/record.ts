import type { Language } from '../platform/language.ts'
import type { StoredLocation } from '../reference/location.ts'
import type { ContactMethod } from '../generated/user-sdl-types.ts'
import type { ProfileSettings } from './settings-fields.ts'
import type { OnboardingStepStatus, ProfileStatus, ProfileType } from './types.ts'

/** The location of a profile, as the place service returned it (H-08). */
export type LocationRecord = StoredLocation & { id: string }

/**
 * A profile as server and mock both store it. Times are in milliseconds, days are `YYYY-MM-DD` in Riyadh. Networkers and agents have
 * `firstName` and `lastName`; agencies and brands have `name`. The fields of the other types are null.
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
  /** The public contact details (B-17, D-06). They do not include the login number. */
  contact: { email: string | null; countryId: string | null; mobileNumber: string | null; methods: readonly ContactMethod[] }
  isPhoneNumberVisible: boolean
  label: string | null
  isActiveMembership: boolean
  createdAt: number
  /** Login number of the profile's user, in E.164. `language` is the language that the user chose. */
  loginNumber: string
  language: Language
}

/** An interest of a profile, which has at most five. `position` is its place in the owner's order. */
export type ProfileInterestRecord = { profileId: string; interestId: string; position: number }
