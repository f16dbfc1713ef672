import { publicLicenceOf } from '@wasla/contract/licences/fields.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { businessProfileFields, myProfileOf, userProfileFields } from '@wasla/contract/profiles/fields.ts'
import { contactDetailsFrom, decideContact, decideInterests } from '@wasla/contract/profiles/rules.ts'
import { profileSummaryFields, publicProfileFields } from '@wasla/contract/profiles/public-fields.ts'
import { profileProgress, progressSteps, type ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { countryOf, interestsFor } from '@wasla/contract/reference/fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { profilesOf } from '../find.ts'
import { newestAverages } from '../insights/measured.ts'
import type { Store } from '../memory.ts'
import { interestIdsOf } from '../profiles/interests.ts'
import { publicByName, socialLinksOf } from '../profiles/public.ts'
import { changeSettings, setPicture } from '../profiles/settings.ts'
import { upgrade } from '../profiles/upgrade.ts'
import { isNameAvailable } from '../profiles/user-names.ts'
import { licencesOf, todayOf } from '../licences/own.ts'
import { visibleId } from '../profiles/visible.ts'
import { postsOf } from '../showcase/posts.ts'
import { rowsOf } from '../showcase/rows.ts'
import { activeProfile } from './onboarding.ts'
import { cardsOf, linksOf } from './showcase.ts'

/**
 * Returns the list of profiles to switch to (B-19). The person's own profile comes first, then businesses in the order of creation. Closed
 * profiles are left out.
 */
export function mine(context: MockContext) {
  const { userId, profileId } = requireViewer(context)
  const open = profilesOf(context.store, userId).filter((profile) => profile.status !== 'Inactive')
  const ordered = [...open.filter(({ type }) => !isBusiness(type)), ...open.filter(({ type }) => isBusiness(type))]
  return ordered.map((profile) => myProfileOf(profile, profileId, context.language))
}

function doneSteps({ memory: { world } }: Store, profileId: string): ReadonlySet<ProgressStepName> {
  const rows: Record<ProgressStepName, readonly { profileId: string }[]> = {
    FEATURED_POSTS: world.featuredPosts,
    INTERESTS: world.profileInterests,
    BRAND_COLLABORATION: world.brandCollaborations,
    RATE_CARD: world.rateCards,
    FEATURED_LINKS: world.profileLinks,
  }
  return new Set(progressSteps.filter((name) => rows[name].some((row) => row.profileId === profileId)))
}

const ownerOf = ({ id, type }: ProfileRecord) => ({ profileId: id, profileType: type })

export const profilesResolvers: Resolvers<MockContext> = {
  Query: {
    activeProfile: (_parent, _args, context) => activeProfile(context),
    myProfiles: (_parent, _args, context) => mine(context),
    myProfileInterests: (_parent, _args, context) =>
      interestsFor(interestIdsOf(context.store, requireViewer(context).profileId), context.language),
    ProfileProgress(_parent, _args, context) {
      const { id, type } = requireProfile(context)
      return profileProgress(type, doneSteps(context.store, id))
    },
    publicProfile: (_parent, query, { store }) => publicByName(store, query),
    publicInterests: (_parent, query, { store, language }) => interestsFor(interestIdsOf(store, visibleId(store, query)), language),
    isUserNameAvailable: (_parent, { userName, scope }, context) =>
      isNameAvailable(context.store, requireViewer(context).profileId, userName.trim(), scope),
  },
  Mutation: {
    upgradeUser: (_parent, { type }, context) => upgrade(context.store, requireProfile(context), type),
    updateProfileInterests(_parent, { interests: given }, context) {
      const profile = requireProfile(context)
      const interests = changesOf(decideInterests(interestIdsOf(context.store, profile.id), given))
      const { world } = context.store.memory
      world.profileInterests = world.profileInterests.filter(({ profileId }) => profileId !== profile.id)
      interests.forEach((interestId, position) => world.profileInterests.push({ profileId: profile.id, interestId, position }))
      return { interests: interestsFor(interests, context.language), user: activeProfile(context).profile }
    },
    updateProfileSettings(_parent, { updateProfileSettingsInput }, context) {
      changeSettings(context.store, requireProfile(context), updateProfileSettingsInput)
      return activeProfile(context)
    },
    editProfileImage: (_parent, { file }, context) => setPicture(context.store, requireProfile(context), file),
    updateContactDetails(_parent, { updateContactDetailsInput }, context) {
      const profile = requireProfile(context)
      Object.assign(profile, changesOf(decideContact(profile, contactDetailsFrom(updateContactDetailsInput, profile))))
      return activeProfile(context)
    },
  },
  Profile: { __resolveType: ({ type }) => (isBusiness(type) ? 'BusinessProfile' : 'UserProfile') },
  UserProfile: {
    ...userProfileFields,
    country: ({ countryId }) => countryOf(countryId),
    interests: ({ id }, _args, { store, language }) => interestsFor(interestIdsOf(store, id), language),
  },
  BusinessProfile: {
    ...businessProfileFields,
    country: ({ countryId }) => countryOf(countryId),
    mobileCountry: ({ contact }) => countryOf(contact.countryId),
  },
  PublicProfile: {
    ...publicProfileFields,
    country: ({ countryId }) => countryOf(countryId),
    interests: ({ id }, _args, { store, language }) => interestsFor(interestIdsOf(store, id), language),
    licence: ({ id }, _args, { store }) => publicLicenceOf(licencesOf(store, id), todayOf(store)),
    socialLinks: ({ id }, _args, { store }) => socialLinksOf(store, id),
    links: (profile, _args, { store }) => linksOf(store, ownerOf(profile), 'visible'),
    featuredPosts: ({ id }, _args, { store }) => postsOf(store.memory.world, id),
    brandCollaborations: ({ id }, _args, { store }) => rowsOf(store.memory.world.brandCollaborations, id),
    rateCards: (profile, { platform }, { store }) => cardsOf(store, ownerOf(profile), platform),
    avgStats: ({ id }, _args, { store }) => newestAverages(store, id),
  },
  ProfileSummary: {
    ...profileSummaryFields,
    interests: (profile, _args, { store, language }) => (isPublic(profile) ? interestsFor(interestIdsOf(store, profile.id), language) : []),
  },
}
