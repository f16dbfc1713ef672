import type { PersonResolvers, Resolvers } from '@wasla/contract/generated/user-types.ts'
import { isManager } from '@wasla/contract/managed-accounts/policy.ts'
import { personFields, savedPeopleFilterFields } from '@wasla/contract/people/fields.ts'
import type { ListedPerson } from '@wasla/contract/people/record.ts'
import { locationOf } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit, enforceListLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.people

/** Returns the profile of a person in a list, as everybody may see it. */
async function profileOf({ profileId }: ListedPerson, { loaders }: RequestContext): Promise<ProfileRecord> {
  const profile = await loaders.anyProfile.load(profileId)
  if (!profile) throw new Error('The directory names a profile that does not exist')
  return listedProfile(profile)
}

const personResolvers: PersonResolvers<RequestContext> = {
  ...personFields,
  profile: (person, _, context) => profileOf(person, context),
  city: async (person, _, context) => (await locationOf(await profileOf(person, context), {}, context))?.city ?? null,
  country: ({ countryId }) => countryOf(countryId),
  async creators(person, _, context) {
    return isManager(await profileOf(person, context)) ? ((await context.loaders.creators.load(person.profileId)) ?? 0) : null
  },
  interests: async ({ profileId }, _, { loaders, language }) => interestsFor(await loaders.interestsOfProfile.load(profileId), language),
}

export const peopleResolvers: Resolvers<RequestContext> = {
  Query: {
    async people(_, { filter, sort, pagination }, context) {
      await enforceListLimit(context, filter?.term)
      return of(context).list(requireViewer(context), filter, sort ?? 'BEST_MATCH', pagination)
    },
    peopleAlternatives: (_, { filter }, context) => of(context).alternatives(requireViewer(context), filter),
    mySavedPeopleFilters: (_, __, context) => of(context).saved(requireViewer(context)),
  },
  Mutation: {
    async savePeopleFilter(_, { savePeopleFilterInput }, context) {
      await enforceChangeLimit(context)
      return of(context).save(requireViewer(context), savePeopleFilterInput)
    },
    async deleteSavedPeopleFilter(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).remove(requireViewer(context), id)
    },
  },
  Person: personResolvers,
  SavedPeopleFilter: savedPeopleFilterFields,
}
