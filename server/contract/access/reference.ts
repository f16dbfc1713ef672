import { anyone, members } from './rule.ts'

export const referenceAccess = {
  getCountries: anyone,
  searchLocations: members,
  getInterests: anyone,
  regions: members,
  serviceAreas: members,
} as const
