import { everybody, type PeopleChoice } from '../people-list.ts'

/** Names of the filters, in the order of the chips (README-c). All fields of a filter are set and removed together. */
export const filterNames = ['PLACE', 'INTERESTS', 'FOLLOWERS', 'TYPE', 'PLATFORM', 'ENGAGEMENT', 'PRICE', 'VERIFIED'] as const
export type FilterName = (typeof filterNames)[number]

/** Fields of a choice that each filter consists of. */
const partsOf: Readonly<Record<FilterName, readonly (keyof PeopleChoice)[]>> = {
  PLACE: ['countryId', 'placeId'],
  INTERESTS: ['interests'],
  FOLLOWERS: ['minFollowers', 'maxFollowers'],
  TYPE: ['types'],
  PLATFORM: ['platforms'],
  ENGAGEMENT: ['minEngagement'],
  PRICE: ['service', 'minPrice', 'maxPrice'],
  VERIFIED: ['isVerified'],
}

const isSetPart = (choice: PeopleChoice, part: keyof PeopleChoice) => {
  const value = choice[part]
  return typeof value === 'object' && value !== null ? value.length > 0 : value !== everybody[part]
}

export const isSet = (choice: PeopleChoice, name: FilterName): boolean => partsOf[name].some((part) => isSetPart(choice, part))

/** Returns the filters that are set. The search term is not one of them. */
export const setFilters = (choice: PeopleChoice): readonly FilterName[] => filterNames.filter((name) => isSet(choice, name))

/** Returns the filters in the order of the chips: set filters first, then unset filters. */
export const chipOrder = (choice: PeopleChoice): readonly FilterName[] => [
  ...setFilters(choice),
  ...filterNames.filter((name) => !isSet(choice, name)),
]

/** Returns the change of the choice that removes a filter. */
export const withoutFilter = (name: FilterName): Partial<PeopleChoice> =>
  Object.fromEntries(partsOf[name].map((part) => [part, everybody[part]]))

/** For each filter that the server may suggest to remove (`PeopleAlternative`): the change of the choice that removes it. */
export const alternativeChange = {
  TERM: { term: '' },
  TYPE: withoutFilter('TYPE'),
  PLATFORM: withoutFilter('PLATFORM'),
  FOLLOWERS: withoutFilter('FOLLOWERS'),
  ENGAGEMENT: withoutFilter('ENGAGEMENT'),
  COUNTRY: withoutFilter('PLACE'),
  CITY: { placeId: null },
  INTERESTS: withoutFilter('INTERESTS'),
  PRICE: withoutFilter('PRICE'),
  VERIFIED: withoutFilter('VERIFIED'),
} as const satisfies Readonly<Record<string, Partial<PeopleChoice>>>
