import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import { groupSearchText } from '@wasla/contract/groups/search-text.ts'
import type { Insertable } from 'kysely'
import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import { rankKeyOf } from '@wasla/contract/onboarding/waiting-list.ts'
import { defaultSetting } from '@wasla/contract/settings/settings.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Bit } from '#database/tables/values.ts'
import type { Tables } from '#database/schema.ts'
import { splitRow } from '../domains/managed-accounts/service.ts'
import { nameRowsOf, toProfileRow } from '../domains/profiles/service.ts'
import { licenceRow } from '../domains/licences/service.ts'
import { collaborationRow, featuredPostRow, profileLinkRow, rateCardRow } from '../domains/showcase/service.ts'
import { socialLinkRow } from '../domains/social/service.ts'
import { withdrawalAccountRow } from '../domains/wallet/service.ts'
import { brandDaysRow } from '../domains/programs/service.ts'
import { documentContent } from './documents.ts'
import { programRows } from './program-rows.ts'

const bonus = bonusFrom((key) => defaultSetting(key, 'demo'))

const bit = (yes: boolean): Bit => (yes ? 1 : 0)

/** Returns the demo's records as rows, by table. */
export const worldRows = (world: World) => ({
  users: world.users.map((user): Insertable<Tables['users']> => ({
    id: user.id,
    mobile_no: user.mobileNo,
    country_id: user.countryId,
    language: user.language,
    accepted_terms_at: user.acceptedTermsAt,
    created_at: user.createdAt,
    last_sign_in_at: user.lastSignInAt,
    suspended_at: user.suspendedAt,
    is_demo: 1,
    identity_recheck_since: user.identityRecheckSince,
    invitation_code: user.invitationCode,
    invited_by: user.invitedBy,
  })),
  closed_accounts: world.users.flatMap((user): Insertable<Tables['closed_accounts']>[] =>
    user.closedAt === null ? [] : [{ user_id: user.id, closed_at: user.closedAt, erased_at: null }],
  ),
  profiles: world.profiles.map((profile): Insertable<Tables['profiles']> => ({
    ...toProfileRow(profile),
    // Every inactive profile of the world was active before.
    previous_state: profile.status === 'Inactive' ? 'Active' : null,
  })),
  ...nameRowsOf(world.profiles),
  profile_interests: world.profileInterests.map((one): Insertable<Tables['profile_interests']> => ({
    profile_id: one.profileId,
    interest_id: one.interestId,
    position: one.position,
  })),
  social_links: world.socialLinks.map(socialLinkRow.write),
  verifications: world.verifications.map((check): Insertable<Tables['verifications']> => ({
    id: check.id,
    profile_id: check.profileId,
    type: check.type,
    status: check.status,
    reference_id: check.referenceId,
    rejection_reason: check.rejectionReason,
    created_at: check.createdAt,
    due_at: check.dueAt,
    reviewed_at: check.reviewedAt,
  })),
  files: world.documents.map((document): Insertable<Tables['files']> => ({
    id: document.id,
    user_id: document.userId,
    profile_id: document.profileId,
    kind: 'paper',
    extension: 'pdf',
    bytes: documentContent(document).length,
    created_at: document.createdAt,
    stored_at: document.createdAt,
    deleted_at: null,
  })),
  verification_documents: world.documents.map((document): Insertable<Tables['verification_documents']> => ({
    file_id: document.id,
    verification_id: document.verificationId,
    name: document.name,
    position: document.position,
  })),
  licences: world.licences.map(licenceRow.write),
  licence_accounts: world.licenceAccounts.map((one): Insertable<Tables['licence_accounts']> => ({
    licence_id: one.licenceId,
    account_id: one.accountId,
  })),
  business_registrations: world.registrations.map((one): Insertable<Tables['business_registrations']> => ({
    profile_id: one.profileId,
    commercial_registration: one.commercialRegistrationNumber,
    vat_number: one.vatNumber,
  })),
  // Gives each pending check an inquiry, so that a person who left during a check can resume it (F-03).
  demo_inquiries: world.verifications
    .filter(({ type, status }) => type === 'IDENTITY' && status === 'Pending')
    .map((check): Insertable<Tables['demo_inquiries']> => ({
      id: check.referenceId,
      profile_id: check.profileId,
      status: 'created',
      created_at: check.createdAt,
    })),
  featured_posts: world.featuredPosts.map(featuredPostRow.write),
  profile_links: world.profileLinks.map(profileLinkRow.write),
  brand_collaborations: world.brandCollaborations.map(collaborationRow.write),
  rate_cards: world.rateCards.map(rateCardRow.write),
  brand_days: world.brandDays.map(brandDaysRow.write),
  splits: world.splits.map(splitRow.write),
  managed_accounts: world.managedAccounts.map((one): Insertable<Tables['managed_accounts']> => ({
    id: one.id,
    manager_id: one.managerId,
    talent_id: one.talentId,
    status: one.status,
    created_at: one.createdAt,
    answered_at: one.answeredAt,
  })),
  groups: world.groups.map((group): Insertable<Tables['groups']> => ({
    id: group.id,
    name: group.name,
    user_name: group.userName,
    description: group.description,
    photo: group.photo,
    cover_photo: group.coverPhoto,
    is_private: bit(group.isPrivate),
    is_discoverable: bit(group.isDiscoverable),
    owner_id: group.ownerId,
    owner_type: group.ownerType,
    followers: group.followers,
    members_count: group.membersCount,
    search_text: groupSearchText(group),
    user_name_look: groupNameConfusableKey(group.userName),
    look_place: 0,
    created_at: group.createdAt,
    active_at: group.activeAt,
    deleted_at: null,
  })),
  group_interests: world.groups.flatMap((group) =>
    group.interestIds.map((interestId, position): Insertable<Tables['group_interests']> => ({
      group_id: group.id,
      interest_id: interestId,
      position,
    })),
  ),
  group_members: world.groupMembers.map((member): Insertable<Tables['group_members']> => ({
    id: member.id,
    group_id: member.groupId,
    profile_id: member.profileId,
    user_id: member.userId,
    role: member.role,
    joined_at: member.joinedAt,
  })),
  group_invitations: world.groupInvitations.map((one): Insertable<Tables['group_invitations']> => ({
    id: one.id,
    group_id: one.groupId,
    profile_id: one.profileId,
    user_id: one.userId,
    role: one.role,
    status: one.status,
    is_join_request: bit(one.isJoinRequest),
    invited_by_profile_id: one.invitedByProfileId,
    invited_by_user_id: one.invitedByUserId,
    created_at: one.createdAt,
    expires_at: one.expiresAt,
    answered_at: one.answeredAt,
  })),
  onboarding_answers: world.onboardingAnswers.map((answers): Insertable<Tables['onboarding_answers']> => ({
    user_id: answers.userId,
    account_kind: answers.accountKind,
    role: answers.role,
    country_id: answers.countryId,
    interests: JSON.stringify(answers.interestIds),
    goal: answers.goal,
    answered_at: answers.answeredAt,
  })),
  // These people joined before automatic admission existed, so the reviewer sees all of them as waiting.
  waiting_list: world.waitingList.map((entry): Insertable<Tables['waiting_list']> => ({
    id: entry.id,
    user_id: entry.userId,
    profile_id: entry.profileId,
    joined_at: entry.joinedAt,
    admitted_at: entry.admittedAt,
    admitted_by: entry.admittedAt === null ? null : 'auto',
    auto_at: null,
    accepted_invitations: entry.acceptedInvitations,
    was_invited: bit(entry.wasInvited),
    done_tasks: JSON.stringify(entry.doneTasks),
    rank_key: rankKeyOf(entry, bonus),
  })),
  friend_invitations: world.friendInvitations.map((one): Insertable<Tables['friend_invitations']> => ({
    id: one.id,
    inviter_id: one.inviterId,
    mobile_no: one.mobileNo,
    status: one.status,
    created_at: one.createdAt,
  })),
  wallets: world.wallets.map((one): Insertable<Tables['wallets']> => ({
    id: one.id,
    profile_id: one.profileId,
    created_at: one.createdAt,
  })),
  withdrawal_accounts: world.withdrawalAccounts.map(withdrawalAccountRow.write),
  ...programRows(world),
  saved_people_filters: world.savedPeopleFilters.map((one): Insertable<Tables['saved_people_filters']> => ({
    id: one.id,
    profile_id: one.profileId,
    name: one.name,
    filter: JSON.stringify(one.filter),
    seen: JSON.stringify(one.seen),
    created_at: one.createdAt,
    looked_at: one.lookedAt,
    look_at: one.lookAt,
  })),
  notifications: world.notifications.map((one): Insertable<Tables['notifications']> => ({
    id: one.id,
    profile_id: one.profileId,
    type: one.type,
    meta: JSON.stringify(one.meta),
    reference_id: one.referenceId,
    sender_profile_id: one.senderProfileId,
    created_at: one.createdAt,
    read_at: one.readAt,
  })),
})
