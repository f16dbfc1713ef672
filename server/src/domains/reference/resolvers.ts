import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { countryFields, interestsByName } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../graphql/context.ts'

/** Countries and interests are the contract's own constants: there is nothing to store. */
export const referenceResolvers: Resolvers<RequestContext> = {
  Query: {
    getCountries: () => [...countries],
    getInterests: (_, { pagination }, context) => pageFrom(interestsByName(context.language), pageOf(pagination)),
  },
  Country: {
    ...countryFields,
    country_name: (country, _, context) => countryFields.country_name(country, context.language),
  },
}
