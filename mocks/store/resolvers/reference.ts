import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { countryFields, interestsByName } from '@wasla/contract/reference/fields.ts'
import { areaFor, areasFound } from '@wasla/contract/reference/areas.ts'
import { regionsOf } from '@wasla/contract/reference/regions.ts'
import { searchLocations } from '@wasla/contract/reference/places.ts'
import type { MockContext } from '../context.ts'

export const referenceResolvers: Resolvers<MockContext> = {
  Query: {
    getCountries: () => [...countries],
    searchLocations: (_parent, requested, { language }) => searchLocations(requested, language),
    regions: (_parent, { type }, { language }) => regionsOf(type, language),
    serviceAreas: (_parent, requested, { language }) => areasFound(requested).map((area) => areaFor(area, language)),
    getInterests: (_parent, { pagination }, { language }) => pageFrom(interestsByName(language), pageOf(pagination)),
  },
  Country: {
    ...countryFields,
    country_name: (country, _args, { language }) => countryFields.country_name(country, language),
  },
}
