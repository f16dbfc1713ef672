import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { groupFiguresResolvers } from '../domains/groups/figures/resolvers.ts'
import { groupsResolvers } from '../domains/groups/resolvers.ts'
import { insightsResolvers } from '../domains/insights/resolvers.ts'
import { invitesResolvers } from '../domains/invites/resolvers.ts'
import { managedAccountsResolvers } from '../domains/managed-accounts/resolvers.ts'
import { notificationsResolvers } from '../domains/notifications/resolvers.ts'
import { onboardingResolvers } from '../domains/onboarding/resolvers.ts'
import { participationsResolvers } from '../domains/participations/resolvers.ts'
import { peopleResolvers } from '../domains/people/resolvers.ts'
import { performanceResolvers } from '../domains/performance/resolvers.ts'
import { profilesResolvers } from '../domains/profiles/resolvers.ts'
import { programsResolvers } from '../domains/programs/resolvers.ts'
import { referenceResolvers } from '../domains/reference/resolvers.ts'
import { rewardsResolvers } from '../domains/rewards/resolvers.ts'
import { searchResolvers } from '../domains/search/resolvers.ts'
import { sessionResolvers } from '../domains/session/resolvers.ts'
import { showcaseResolvers } from '../domains/showcase/resolvers.ts'
import { socialResolvers } from '../domains/social/resolvers.ts'
import { trackingResolvers } from '../domains/tracking/resolvers.ts'
import { verificationResolvers } from '../domains/verification/resolvers.ts'
import { walletResolvers } from '../domains/wallet/resolvers.ts'
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
  // Fields of a program that are the same for everybody, and fields that depend on the reader.
  Program: { ...programsResolvers.Program, ...participationsResolvers.Program, ...performanceResolvers.Program },
  TalentEarnings: performanceResolvers.TalentEarnings,
  HomeToday: performanceResolvers.HomeToday,
  MyObjectiveData: performanceResolvers.MyObjectiveData,
  WaitingResult: trackingResolvers.WaitingResult,
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
    ...notificationsResolvers.Query,
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
    ...notificationsResolvers.Mutation,
    ...groupsResolvers.Mutation,
    ...peopleResolvers.Mutation,
  },
  DateTime: dateTimeScalar,
  Date: dateScalar,
  MinorUnits: minorUnitsScalar,
  Upload: uploadScalar,
}
