import { anyone, members } from './rule.ts'

export const referenceAccess = {
  getCountries: anyone,
  searchLocations: members,
  getInterests: anyone,
} as const
