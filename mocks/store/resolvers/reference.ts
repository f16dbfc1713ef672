import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { countryFields, interestsByName } from '@wasla/contract/reference/fields.ts'
import { searchLocations } from '@wasla/contract/reference/places.ts'
import type { MockContext } from '../context.ts'

export const referenceResolvers: Resolvers<MockContext> = {
  Query: {
    getCountries: () => [...countries],
    searchLocations: (_parent, requested, { language }) => searchLocations(requested, language),
    getInterests: (_parent, { pagination }, { language }) => pageFrom(interestsByName(language), pageOf(pagination)),
  },
  Country: {
    ...countryFields,
    country_name: (country, _args, { language }) => countryFields.country_name(country, language),
  },
}
