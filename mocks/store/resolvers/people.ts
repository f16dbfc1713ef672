import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { personFields, savedPeopleFilterFields } from '@wasla/contract/people/fields.ts'
import { locationOf } from '@wasla/contract/profiles/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { alternatives, creatorsOf, people } from '../people/people.ts'
import { deleteFilter, savedFiltersOf, saveFilter } from '../people/saved.ts'
import { interestIdsOf } from '../profiles/interests.ts'

const viewerId = (context: MockContext) => requireViewer(context).profileId

function profileOf(store: Store, profileId: string): ProfileRecord {
  const profile = findProfile(store, profileId)
  if (!profile) throw new Error(`The directory names ${profileId}, who is not there`)
  return listedProfile(profile)
}

/** Resolvers of the people directory and its saved searches. */
export const peopleResolvers: Resolvers<MockContext> = {
  Query: {
    people: (_parent, input, context) => people(context.store, viewerId(context), input),
    peopleAlternatives: (_parent, { filter }, context) => alternatives(context.store, viewerId(context), filter),
    mySavedPeopleFilters: (_parent, _args, context) => savedFiltersOf(context.store, viewerId(context)),
  },
  Mutation: {
    savePeopleFilter: (_parent, { savePeopleFilterInput }, context) => saveFilter(context.store, viewerId(context), savePeopleFilterInput),
    deleteSavedPeopleFilter: (_parent, { id }, context) => deleteFilter(context.store, viewerId(context), id),
  },
  Person: {
    ...personFields,
    profile: ({ profileId }, _args, { store }) => profileOf(store, profileId),
    city: async ({ profileId }, args, { store, language }) =>
      (await locationOf(profileOf(store, profileId), args, { language }))?.city ?? null,
    country: ({ countryId }) => countryOf(countryId),
    creators: ({ profileId }, _args, { store }) => creatorsOf(store, profileOf(store, profileId)),
    interests: ({ profileId }, _args, { store, language }) => interestsFor(interestIdsOf(store, profileId), language),
  },
  SavedPeopleFilter: savedPeopleFilterFields,
}
