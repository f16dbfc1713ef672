import type { PeopleQuery } from '@wasla/contract/people/filter.ts'
import { priceFrom, type PersonRecord } from '@wasla/contract/people/person.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'

/* What somebody may be filtered by, as tokens of an index that answers which rows have all of several. Numbers are in it as the power of
   four below them, so that a range comes down to a few tokens; rows of its ends are then compared by the number itself. */

/** Small letters, digits and underscores alone, so that no index reads anything else into it; different for different values. */
const token = (name: string, value: string): string =>
  `${name}_${value.replace(/[^a-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`)}`

/** How often a number can be divided by four: of all numbers of the directory, at most so often. */
const sizeOf = (value: number) => (value < 1 ? 0 : Math.floor(Math.log2(value) / 2) + 1)
const mostSize = sizeOf(2 ** 31)
const ofSize = (name: string, value: number) => token(name, String(Math.min(sizeOf(value), mostSize)))

/** One token for each size a range may hold. */
function ofRange(name: string, least: number | null, most: number | null): string[] {
  const [from, to] = [sizeOf(least ?? 0), most === null ? mostSize : sizeOf(most)]
  return Array.from({ length: to - from + 1 }, (_, at) => token(name, String(from + at)))
}

const priceName = (service: RateCardCategory | null) => `price${service === null ? '' : `_${service.toLowerCase()}`}`

/** Engagement in hundredths of a percent. */
export const hundredths = (percent: number): number => Math.round(percent * 100)

const pricesOf = ({ prices }: PersonRecord): string[] =>
  [null, ...rateCardCategories].flatMap((service) => {
    const price = priceFrom(prices, service)
    return price === null ? [] : [ofSize(priceName(service), price), token('offers', service ?? 'any')]
  })

/** The tokens of somebody. */
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

/** Those a query needs: one of each list at least. The names of words and the ends of ranges are compared beside it. */
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
