import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { apiKeysResolvers } from './resolvers/api-keys.ts'
import { groupFiguresResolvers } from './resolvers/group-figures.ts'
import { groupsResolvers } from './resolvers/groups.ts'
import { insightsResolvers } from './resolvers/insights.ts'
import { invitesResolvers } from './resolvers/invites.ts'
import { linkChecksResolvers } from './resolvers/link-checks.ts'
import { managedAccountsResolvers } from './resolvers/managed-accounts.ts'
import { notificationsResolvers } from './resolvers/notifications.ts'
import { onboardingResolvers } from './resolvers/onboarding.ts'
import { ownDataResolvers } from './resolvers/own-data.ts'
import { participationsResolvers } from './resolvers/participations.ts'
import { paymentRecordResolvers } from './resolvers/payment-record.ts'
import { peopleResolvers } from './resolvers/people.ts'
import { performanceResolvers } from './resolvers/performance.ts'
import { profilesResolvers } from './resolvers/profiles.ts'
import { programsResolvers } from './resolvers/programs.ts'
import { proposalsResolvers } from './resolvers/proposals.ts'
import { pushResolvers } from './resolvers/push.ts'
import { referenceResolvers } from './resolvers/reference.ts'
import { rewardsResolvers } from './resolvers/rewards.ts'
import { searchResolvers } from './resolvers/search.ts'
import { sessionResolvers } from './resolvers/session.ts'
import { showcaseResolvers } from './resolvers/showcase.ts'
import { socialResolvers } from './resolvers/social.ts'
import { mediaKitsResolvers } from './resolvers/media-kits.ts'
import { shopsResolvers } from './resolvers/shops.ts'
import { tillsResolvers } from './resolvers/tills.ts'
import { trackingResolvers } from './resolvers/tracking.ts'
import { licencesResolvers } from './resolvers/licences.ts'
import { verificationResolvers } from './resolvers/verification.ts'
import { walletResolvers } from './resolvers/wallet.ts'
import { webhooksResolvers } from './resolvers/webhooks.ts'
import type { RequestContext } from '../request/context.ts'
import { dateScalar, dateTimeScalar, minorUnitsScalar, uploadScalar } from './scalars.ts'

/** The resolvers of all domains in one map. `schema.ts` adds the access checks. */
export const resolvers: Resolvers<RequestContext> = {
  ...sessionResolvers,
  ...profilesResolvers,
  ...referenceResolvers,
  ...socialResolvers,
  ...verificationResolvers,
  ...groupsResolvers,
  ...notificationsResolvers,
  ...showcaseResolvers,
  ...managedAccountsResolvers,
  ...programsResolvers,
  ...participationsResolvers,
  ...peopleResolvers,
  ...walletResolvers,
  ...paymentRecordResolvers,
  BusinessProfile: { ...profilesResolvers.BusinessProfile, ...paymentRecordResolvers.BusinessProfile },
  PublicProfile: { ...profilesResolvers.PublicProfile, ...paymentRecordResolvers.PublicProfile },
  // Fields of a program that are the same for everybody, and fields that depend on the reader.
  Program: {
    ...programsResolvers.Program,
    ...participationsResolvers.Program,
    ...performanceResolvers.Program,
    ...paymentRecordResolvers.Program,
  },
  TalentEarnings: performanceResolvers.TalentEarnings,
  HomeToday: performanceResolvers.HomeToday,
  MyObjectiveData: performanceResolvers.MyObjectiveData,
  WaitingResult: trackingResolvers.WaitingResult,
  TillOrder: tillsResolvers.TillOrder,
  ContactOpening: ownDataResolvers.ContactOpening,
  Query: {
    ...sessionResolvers.Query,
    ...profilesResolvers.Query,
    ...referenceResolvers.Query,
    ...socialResolvers.Query,
    ...insightsResolvers.Query,
    ...onboardingResolvers.Query,
    ...invitesResolvers.Query,
    ...verificationResolvers.Query,
    ...showcaseResolvers.Query,
    ...managedAccountsResolvers.Query,
    ...walletResolvers.Query,
    ...programsResolvers.Query,
    ...participationsResolvers.Query,
    ...rewardsResolvers.Query,
    ...performanceResolvers.Query,
    ...trackingResolvers.Query,
    ...linkChecksResolvers.Query,
    ...shopsResolvers.Query,
    ...mediaKitsResolvers.Query,
    ...tillsResolvers.Query,
    ...ownDataResolvers.Query,
    ...notificationsResolvers.Query,
    ...pushResolvers.Query,
    ...webhooksResolvers.Query,
    ...apiKeysResolvers.Query,
    ...proposalsResolvers.Query,
    ...licencesResolvers.Query,
    ...groupFiguresResolvers.Query,
    ...groupsResolvers.Query,
    ...searchResolvers.Query,
    ...peopleResolvers.Query,
  },
  Mutation: {
    ...sessionResolvers.Mutation,
    ...profilesResolvers.Mutation,
    ...onboardingResolvers.Mutation,
    ...invitesResolvers.Mutation,
    ...socialResolvers.Mutation,
    ...verificationResolvers.Mutation,
    ...showcaseResolvers.Mutation,
    ...managedAccountsResolvers.Mutation,
    ...walletResolvers.Mutation,
    ...programsResolvers.Mutation,
    ...participationsResolvers.Mutation,
    ...rewardsResolvers.Mutation,
    ...trackingResolvers.Mutation,
    ...linkChecksResolvers.Mutation,
    ...shopsResolvers.Mutation,
    ...mediaKitsResolvers.Mutation,
    ...tillsResolvers.Mutation,
    ...ownDataResolvers.Mutation,
    ...notificationsResolvers.Mutation,
    ...pushResolvers.Mutation,
    ...webhooksResolvers.Mutation,
    ...apiKeysResolvers.Mutation,
    ...proposalsResolvers.Mutation,
    ...licencesResolvers.Mutation,
    ...groupsResolvers.Mutation,
    ...peopleResolvers.Mutation,
  },
  DateTime: dateTimeScalar,
  Date: dateScalar,
  MinorUnits: minorUnitsScalar,
  Upload: uploadScalar,
}
