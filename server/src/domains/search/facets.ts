import type { PeopleQuery } from '@wasla/contract/people/filter.ts'
import { priceFrom, type PersonRecord } from '@wasla/contract/people/person.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'

/* Stores the values of filters as tokens in an index, which finds the rows that have several given tokens. A number is stored as its
   number of base-four digits, so that a range becomes a few tokens. The exact bounds of the range are then checked on the rows. */

/**
 * Returns a token of lower-case letters, digits and underscores only, so that no index treats any of it as syntax. Different values give
 * different tokens.
 */
const token = (name: string, value: string): string =>
  `${name}_${value.replace(/[^a-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`

/** Returns the number of base-four digits of a number. Numbers of the directory have at most `mostSize` digits. */
const sizeOf = (value: number) => (value < 1 ? 0 : Math.floor(Math.log2(value) / 2) + 1)
const mostSize = sizeOf(2 ** 31)
const ofSize = (name: string, value: number) => token(name, String(Math.min(sizeOf(value), mostSize)))

/** Returns a token for each number of digits that a range contains. */
function ofRange(name: string, least: number | null, most: number | null): string[] {
  const [from, to] = [sizeOf(least ?? 0), most === null ? mostSize : sizeOf(most)]
  return Array.from({ length: to - from + 1 }, (_, at) => token(name, String(from + at)))
}

const priceName = (service: RateCardCategory | null) => `price${service === null ? '' : `_${service.toLowerCase()}`}`

/** Converts percent to whole hundredths. */
export const hundredths = (percent: number): number => Math.round(percent * 100)

const pricesOf = ({ prices }: PersonRecord): string[] =>
  [null, ...rateCardCategories].flatMap((service) => {
    const price = priceFrom(prices, service)
    return price === null ? [] : [ofSize(priceName(service), price), token('offers', service ?? 'any')]
  })

/** Returns the tokens of a person. */
export const facetsOf = (person: PersonRecord): string[] => [
  token('kind', person.type),
  ...(person.isVerified ? [token('is', 'verified')] : []),
  ...person.platforms.map((platform) => token('on', platform)),
  ...person.interests.map((interest) => token('likes', interest)),
  ...(person.countryId === null ? [] : [token('in', person.countryId)]),
  ...person.placeIds.map((place) => token('at', place)),
  ofSize('followers', person.followers),
  ofSize('engagement', hundredths(person.engagement ?? 0)),
  ...pricesOf(person),
]

const groupFacet = token('kind', 'GROUP')
/** The tokens of a group. */
export const facetsOfGroup: readonly string[] = [groupFacet]

/** Returns lists of tokens: a match needs at least one token of each list. Words and exact bounds are checked separately. */
export function facetsFor(query: PeopleQuery): string[][] {
  const { minPrice, maxPrice, service, minFollowers, maxFollowers, minEngagement } = query
  const each = (name: string, values: readonly string[] | null) => (values === null ? [] : [values.map((value) => token(name, value))])
  const hasRange = (least: number | null, most: number | null) => least !== null || most !== null
  return [
    ...each('kind', query.types),
    ...(query.isVerified ? [[token('is', 'verified')]] : []),
    ...each('on', query.platforms),
    ...each('likes', query.interests),
    ...each('in', query.countryId === null ? null : [query.countryId]),
    ...each('at', query.placeId === null ? null : [query.placeId]),
    ...(hasRange(minFollowers, maxFollowers) ? [ofRange('followers', minFollowers, maxFollowers)] : []),
    ...(minEngagement === null ? [] : [ofRange('engagement', hundredths(minEngagement), hundredths(100))]),
    ...(hasRange(minPrice, maxPrice)
      ? [ofRange(priceName(service), minPrice, maxPrice)]
      : service === null
        ? []
        : [[token('offers', service)]]),
  ]
}
