import type { Insertable } from 'kysely'
import type { World } from '@wasla/mocks/world/world.ts'
import type { Bit, Tables } from '#database/tables.ts'

const bit = (yes: boolean): Bit => (yes ? 1 : 0)

/** The world's records as rows, table by table. */
export const worldRows = (world: World) => ({
  users: world.users.map((user): Insertable<Tables['users']> => ({
    id: user.id, mobile_no: user.mobileNo, country_id: user.countryId, language: user.language, accepted_terms_at: user.acceptedTermsAt, created_at: user.createdAt,
    last_sign_in_at: user.lastSignInAt, suspended_at: user.suspendedAt, identity_recheck_since: user.identityRecheckSince,
    invitation_code: user.invitationCode, invited_by: user.invitedBy,
  })),
  profiles: world.profiles.map((profile): Insertable<Tables['profiles']> => ({
    id: profile.id, user_id: profile.userId, type: profile.type, status: profile.status, onboarding_step: profile.onboardingStep,
    first_name: profile.firstName, last_name: profile.lastName, name: profile.name, user_name: profile.userName, user_name_key: profile.userName?.toLowerCase() ?? null,
    user_name_changed_at: profile.userNameChangedAt, bio: profile.bio, picture: profile.picture, gender: profile.gender, date_of_birth: profile.dateOfBirth,
    country_id: profile.countryId, location: profile.location && JSON.stringify(profile.location), website: profile.website, contact_email: profile.contact.email,
    contact_country_id: profile.contact.countryId, contact_mobile: profile.contact.mobileNumber, contact_methods: JSON.stringify(profile.contact.methods),
    is_phone_number_visible: bit(profile.isPhoneNumberVisible), label: profile.label, is_active_membership: bit(profile.isActiveMembership),
    is_nsfw: profile.isNsfw === null ? null : bit(profile.isNsfw), created_at: profile.createdAt, deleted_at: null,
  })),
  profile_interests: world.profileInterests.map((one): Insertable<Tables['profile_interests']> => ({ profile_id: one.profileId, interest_id: one.interestId, position: one.position })),
  social_links: world.socialLinks.map((link): Insertable<Tables['social_links']> => ({
    id: link.id, profile_id: link.profileId, platform: link.platform, social_profile_id: link.socialProfileId, picture_url: link.pictureUrl,
    profile_url: link.profileUrl, user_name: link.userName, followers: link.followers, connected_at: link.connectedAt, source: link.source,
  })),
  verifications: world.verifications.map((check): Insertable<Tables['verifications']> => ({
    id: check.id, profile_id: check.profileId, type: check.type, status: check.status, reference_id: check.referenceId,
    rejection_reason: check.rejectionReason, created_at: check.createdAt, due_at: check.dueAt, reviewed_at: check.reviewedAt,
  })),
  featured_posts: world.featuredPosts.map((post): Insertable<Tables['featured_posts']> => ({
    id: post.id, profile_id: post.profileId, platform: post.platform, url: post.url, html: post.html, cover_photo_url: post.coverPhotoUrl, created_at: post.createdAt,
  })),
  profile_links: world.profileLinks.map((link): Insertable<Tables['profile_links']> => ({
    id: link.id, profile_id: link.profileId, type: link.type, url: link.url, html: link.html, cover_photo_url: link.coverPhotoUrl,
    is_visible: bit(link.isVisible), created_at: link.createdAt,
  })),
  brand_collaborations: world.brandCollaborations.map((one): Insertable<Tables['brand_collaborations']> => ({
    id: one.id, profile_id: one.profileId, type: one.type, brand_name: one.brandName, brand_icon: one.brandIcon, brand_domain: one.brandDomain,
    individual_profile_id: one.individualProfileId, url: one.url, html: one.html, cover_photo_url: one.coverPhotoUrl, duplicate_key: one.duplicateKey, created_at: one.createdAt,
  })),
  rate_cards: world.rateCards.map((card): Insertable<Tables['rate_cards']> => ({
    id: card.id, profile_id: card.profileId, platform: card.platform, category: card.category, service_name: card.serviceName, description: card.description,
    price_from: card.priceFrom, price_to: card.priceTo, additional_info_link: card.additionalInfoLink, terms_link: card.termsLink, created_at: card.createdAt,
  })),
  groups: world.groups.map((group): Insertable<Tables['groups']> => ({
    id: group.id, name: group.name, user_name: group.userName, description: group.description, photo: group.photo, cover_photo: group.coverPhoto,
    is_private: bit(group.isPrivate), is_discoverable: bit(group.isDiscoverable), owner_id: group.ownerId, owner_type: group.ownerType,
    followers: group.followers, created_at: group.createdAt, deleted_at: null,
  })),
  group_interests: world.groups.flatMap((group) =>
    group.interestIds.map((interestId, position): Insertable<Tables['group_interests']> => ({ group_id: group.id, interest_id: interestId, position })),
  ),
  group_members: world.groupMembers.map((member): Insertable<Tables['group_members']> => ({
    group_id: member.groupId, profile_id: member.profileId, user_id: member.userId, role: member.role, joined_at: member.joinedAt,
  })),
})
