import { emptyProfile, type Owner } from '../profiles/new-profile.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { countryById } from '../reference/countries.ts'
import { placeFrom } from '../reference/location.ts'
import { toE164 } from '../validation/phone.ts'
import type { AcceptedBusiness } from './rules.ts'

/** Returns the profile of a new business, which is under review at once (C-04). */
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
