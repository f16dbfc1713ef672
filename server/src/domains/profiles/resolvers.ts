import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { businessProfileFields, userProfileFields } from '@wasla/contract/profiles/fields.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { requireViewer } from '../../graphql/viewer.ts'

export const profilesResolvers: Resolvers<RequestContext> = {
  Query: {
    activeProfile(_, __, context) {
      const viewer = requireViewer(context)
      return { type: viewer.profileType, profile: context.services.profiles.active(viewer, context.language) }
    },
    myProfiles: (_, __, context) => context.services.profiles.mine(requireViewer(context)),
    myProfileInterests: async (_, __, context) =>
      interestsFor(await context.loaders.interestsOfProfile.load(requireViewer(context).profileId), context.language),
    ProfileProgress: (_, __, context) => context.services.profiles.progress(requireViewer(context)),
    isUserNameAvailable: (_, { userName, scope }, context) =>
      context.services.profiles.isNameAvailable(requireViewer(context), userName.trim(), scope),
  },
  Mutation: {
    upgradeUser: (_, { type }, context) => context.services.profiles.upgrade(requireViewer(context), type),
    async updateProfileInterests(_, { interests }, context) {
      const viewer = requireViewer(context)
      const ids = await context.services.profiles.setInterests(viewer, interests)
      return { interests: interestsFor(ids, context.language), user: context.services.profiles.active(viewer, context.language) }
    },
    async updateContactDetails(_, { updateContactDetailsInput }, context) {
      const viewer = requireViewer(context)
      await context.services.profiles.setContact(viewer, updateContactDetailsInput)
      return context.services.profiles.fresh(viewer, context.language)
    },
  },
  Profile: { __resolveType: (profile) => (isBusiness(profile.type) ? 'BusinessProfile' : 'UserProfile') },
  UserProfile: {
    ...userProfileFields,
    country: (profile) => countryOf(profile.countryId),
    interests: async (profile, _, context) => interestsFor(await context.loaders.interestsOfProfile.load(profile.id), context.language),
  },
  BusinessProfile: {
    ...businessProfileFields,
    country: (profile) => countryOf(profile.countryId),
    mobileCountry: (profile) => countryOf(profile.contact.countryId),
  },
}
