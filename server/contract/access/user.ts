import type { Mutation, Query } from '../generated/user-types.ts'
import { apiKeysAccess } from './api-keys.ts'
import { groupsAccess } from './groups.ts'
import { insightsAccess } from './insights.ts'
import { invitesAccess } from './invites.ts'
import { linkChecksAccess } from './link-checks.ts'
import { managedAccountsAccess } from './managed-accounts.ts'
import { notificationsAccess } from './notifications.ts'
import { onboardingAccess } from './onboarding.ts'
import { mediaKitsAccess } from './media-kits.ts'
import { ownDataAccess } from './own-data.ts'
import { participationsAccess } from './participations.ts'
import { peopleAccess } from './people.ts'
import { performanceAccess } from './performance.ts'
import { profilesAccess } from './profiles.ts'
import { programsAccess } from './programs.ts'
import { proposalsAccess } from './proposals.ts'
import { referenceAccess } from './reference.ts'
import { rewardsAccess } from './rewards.ts'
import type { AccessRule } from './rule.ts'
import { searchAccess } from './search.ts'
import { sessionAccess } from './session.ts'
import { shopsAccess } from './shops.ts'
import { showcaseAccess } from './showcase.ts'
import { socialAccess } from './social.ts'
import { tillsAccess } from './tills.ts'
import { trackingAccess } from './tracking.ts'
import { verificationAccess } from './verification.ts'
import { walletAccess } from './wallet.ts'
import { licencesAccess } from './licences.ts'
import { webhooksAccess } from './webhooks.ts'

export type UserField = Exclude<keyof Query | keyof Mutation, '__typename'>

/** Who may call each root field of `/user/graphql`. Server and mock enforce it at the root; neither starts if a field has no row. */
export const userAccess = {
  ...sessionAccess,
  ...profilesAccess,
  ...referenceAccess,
  ...onboardingAccess,
  ...invitesAccess,
  ...verificationAccess,
  ...showcaseAccess,
  ...managedAccountsAccess,
  ...socialAccess,
  ...insightsAccess,
  ...walletAccess,
  ...programsAccess,
  ...participationsAccess,
  ...trackingAccess,
  ...linkChecksAccess,
  ...tillsAccess,
  ...rewardsAccess,
  ...performanceAccess,
  ...groupsAccess,
  ...searchAccess,
  ...peopleAccess,
  ...notificationsAccess,
  ...webhooksAccess,
  ...apiKeysAccess,
  ...ownDataAccess,
  ...licencesAccess,
  ...shopsAccess,
  ...mediaKitsAccess,
  ...proposalsAccess,
} as const satisfies Readonly<Record<UserField, AccessRule>>
