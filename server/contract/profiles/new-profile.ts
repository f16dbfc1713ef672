import { camelCase } from '../common/case.ts'
import type { Language } from '../platform/language.ts'
import { countryById } from '../reference/countries.ts'
import { placeFrom } from '../reference/location.ts'
import { toE164 } from '../session/phone.ts'
import type { AcceptedBusiness } from '../verification/rules.ts'
import type { ProfileRecord } from './record.ts'
import { allSettingsFields, type ProfileSettings } from './settings-fields.ts'

/** No setting has a value. */
export const noSettings = Object.fromEntries(allSettingsFields.map((field) => [camelCase(field), null])) as {
  [Name in keyof ProfileSettings]: null
}

/** Whose profile it is, and since when. */
type Owner = { id: string; userId: string; now: number; loginNumber: string; language: Language }

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

/** The profile of a new business, under review from its first moment (C-04). */
export function newBusiness(owner: Owner & { locationId: string; picture: string | null }, business: AcceptedBusiness): ProfileRecord {
  const mobileCountry = countryById(business.mobileCountryId)
  const { location } = business
  return {
    ...emptyProfile(owner),
    type: business.type,
    status: 'AdminVerifying',
    name: business.name,
    bio: business.description || null,
    picture: owner.picture,
    countryId: business.countryId,
    location: location ? { id: owner.locationId, ...placeFrom(location) } : null,
    website: business.website ?? null,
    contact: {
      email: business.email,
      countryId: business.mobileCountryId,
      mobileNumber: mobileCountry ? toE164(business.mobileNumber, mobileCountry) : null,
      methods: [...new Set(business.contactMethods)],
    },
    isNsfw: business.type === 'BRAND' ? business.isNsfw === true : null,
  }
}
