import { anyone, members } from './rule.ts'

export const referenceAccess = {
  getCountries: anyone,
  searchLocations: members,
  getInterests: anyone,
  regions: members,
  // Criteria name them by their ids, which strangers read too (Y-27).
  serviceAreas: anyone,
} as const
