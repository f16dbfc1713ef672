import { camelCase } from '../common/case.ts'
import type { Language } from '../platform/language.ts'
import { allSettingsFields, type ProfileSettings } from './settings-fields.ts'

/** No setting has a value. */
export const noSettings = Object.fromEntries(allSettingsFields.map((field) => [camelCase(field), null])) as {
  [Name in keyof ProfileSettings]: null
}

/** Whose profile it is, and since when. */
export type Owner = { id: string; userId: string; now: number; loginNumber: string; language: Language }

/** A profile that nothing is known of but whose it is. */
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
