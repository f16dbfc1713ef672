import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { areaFor, areasFound } from '@wasla/contract/reference/areas.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { countryFields, interestsByName } from '@wasla/contract/reference/fields.ts'
import { searchLocations } from '@wasla/contract/reference/places.ts'
import { regionsOf } from '@wasla/contract/reference/regions.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceSearchLimit } from '../../request/rate-limits.ts'

/** Countries, places and interests are constants of the contract; nothing is stored. */
export const referenceResolvers: Resolvers<RequestContext> = {
  Query: {
    getCountries: () => [...countries],
    async searchLocations(_, args, context) {
      await enforceSearchLimit(context)
      return searchLocations(args, context.language)
    },
    getInterests: (_, { pagination }, context) => pageFrom(interestsByName(context.language), pageOf(pagination)),
    regions: (_, { type }, context) => regionsOf(type, context.language),
    serviceAreas: (_, filter, context) => areasFound(filter).map((area) => areaFor(area, context.language)),
  },
  Country: {
    ...countryFields,
    country_name: (country, _, context) => countryFields.country_name(country, context.language),
  },
}
