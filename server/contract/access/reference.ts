import { anyone, members } from './rule.ts'

export const referenceAccess = {
  getCountries: anyone,
  searchLocations: members,
  getInterests: anyone,
  regions: members,
  // Criteria name service areas by id, and people who are signed out read criteria too (Y-27).
  serviceAreas: anyone,
} as const
