import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { businessProfileFields, userProfileFields } from '@wasla/contract/profiles/fields.ts'
import { profileSummaryFields, publicProfileFields } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceRateLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const interestsOf = async ({ id }: Pick<ProfileRecord, 'id'>, { loaders, language }: RequestContext) =>
  interestsFor(await loaders.interestsOfProfile.load(id), language)
/** Returns the owner's id and type, for lists of a page whose visibility was checked. */
const ownerOf = ({ id, type }: ProfileRecord) => ({ profileId: id, profileType: type })

export const profilesResolvers: Resolvers<RequestContext> = {
  Query: {
    activeProfile(_, __, context) {
      const viewer = requireViewer(context)
      return { type: viewer.profileType, profile: context.services.profiles.active(viewer, context.language) }
    },
    myProfiles: (_, __, context) => context.services.profiles.mine(requireViewer(context), context.language),
    myProfileInterests: (_, __, context) => interestsOf({ id: requireViewer(context).profileId }, context),
    ProfileProgress: (_, __, context) => context.services.profiles.progress(requireViewer(context)),
    async publicProfile(_, args, context) {
      await enforceRateLimit(context.traffic.publicProfile(context.address))
      return context.services.profiles.publicByName(args)
    },
    async publicInterests(_, args, context) {
      await context.services.profiles.requireVisible(args)
      return interestsOf({ id: args.profileId }, context)
    },
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
    async updateProfileSettings(_, { updateProfileSettingsInput }, context) {
      const viewer = requireViewer(context)
      await context.services.profiles.changeSettings(viewer, updateProfileSettingsInput)
      return context.services.profiles.fresh(viewer, context.language)
    },
    editProfileImage: (_, { file }, context) => context.services.profiles.setPicture(requireViewer(context), file),
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
    interests: (profile, _, context) => interestsOf(profile, context),
  },
  BusinessProfile: {
    ...businessProfileFields,
    country: (profile) => countryOf(profile.countryId),
    mobileCountry: (profile) => countryOf(profile.contact.countryId),
  },
  PublicProfile: {
    ...publicProfileFields,
    country: (profile) => countryOf(profile.countryId),
    interests: (profile, _, context) => interestsOf(profile, context),
    licence: ({ id }, _, { services }) => services.licences.shown(id),
    socialLinks: (profile, _, { services }) => services.social.own(ownerOf(profile)),
    links: (profile, _, { services }) => services.showcase.links.visible(ownerOf(profile)),
    featuredPosts: (profile, _, { services }) => services.showcase.posts.own(ownerOf(profile)),
    brandCollaborations: (profile, _, { services }) => services.showcase.collaborations.own(ownerOf(profile)),
    rateCards: (profile, { platform }, { services }) => services.showcase.rateCards.own(ownerOf(profile), platform ?? null),
    avgStats: (profile, _, { services }) => services.insights.averages(ownerOf(profile)),
  },
  ProfileSummary: { ...profileSummaryFields, interests: (profile, _, context) => (isPublic(profile) ? interestsOf(profile, context) : []) },
}
