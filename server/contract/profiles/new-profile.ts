import { camelCase } from '../common/case.ts'
import type { Language } from '../platform/language.ts'
import { allSettingsFields, type ProfileSettings } from './settings-fields.ts'

/** Settings of a profile, all null. */
export const noSettings = Object.fromEntries(allSettingsFields.map((field) => [camelCase(field), null])) as {
  [Name in keyof ProfileSettings]: null
}

/** Data for a new profile: its id, the time, and the id, login number and language of its user. */
export type Owner = { id: string; userId: string; now: number; loginNumber: string; language: Language }

/** Returns a profile without any settings. */
export const emptyProfile = ({ id, userId, now, loginNumber, language }: Owner) => ({
  ...noSettings,
  id,
  userId,
  onboardingStep: null,
  userNameChangedAt: null,
  picture: null,
  contact: { email: null, countryId: null, mobileNumber: null, methods: [] },
  isPhoneNumberVisible: false,
  label: null,
  isActiveMembership: false,
  createdAt: now,
  loginNumber,
  language,
})
