import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { boundInputs } from '@wasla/contract/arguments/bound-inputs.ts'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import { userInputBounds } from '@wasla/contract/arguments/input-bounds.ts'
import { isAlwaysOpen, refusalOf } from '@wasla/contract/access/refusal.ts'
import type { AccessRule } from '@wasla/contract/access/rule.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { withBreadth } from './breadth.ts'
import { accessProfileOf, type MockContext } from './context.ts'
import { groupsResolvers } from './resolvers/groups.ts'
import { insightsResolvers } from './resolvers/insights.ts'
import { linkChecksResolvers } from './resolvers/link-checks.ts'
import { managedAccountsResolvers } from './resolvers/managed-accounts.ts'
import { mediaKitsResolvers } from './resolvers/media-kits.ts'
import { notificationsResolvers } from './resolvers/notifications.ts'
import { onboardingResolvers } from './resolvers/onboarding.ts'
import { ownDataResolvers } from './resolvers/own-data.ts'
import { participationsResolvers } from './resolvers/participations.ts'
import { performanceResolvers } from './resolvers/performance.ts'
import { paymentRecordResolvers } from './resolvers/payment-record.ts'
import { peopleResolvers } from './resolvers/people.ts'
import { programsResolvers } from './resolvers/programs.ts'
import { rewardsResolvers } from './resolvers/rewards.ts'
import { profilesResolvers } from './resolvers/profiles.ts'
import { referenceResolvers } from './resolvers/reference.ts'
import { searchResolvers } from './resolvers/search.ts'
import { sessionResolvers } from './resolvers/session.ts'
import { showcaseResolvers } from './resolvers/showcase.ts'
import { socialResolvers } from './resolvers/social.ts'
import { licencesResolvers } from './resolvers/licences.ts'
import { shopsResolvers } from './resolvers/shops.ts'
import { tillsResolvers } from './resolvers/tills.ts'
import { trackingResolvers } from './resolvers/tracking.ts'
import { verificationResolvers } from './resolvers/verification.ts'
import { walletResolvers } from './resolvers/wallet.ts'
import { apiKeysResolvers } from './resolvers/api-keys.ts'
import { proposalsResolvers } from './resolvers/proposals.ts'
import { webhooksResolvers } from './resolvers/webhooks.ts'
import { dateTimeScalar } from './scalars.ts'

const written: Resolvers<MockContext> = {
  DateTime: dateTimeScalar,
  ...sessionResolvers,
  ...profilesResolvers,
  ...referenceResolvers,
  ...socialResolvers,
  ...verificationResolvers,
  ...groupsResolvers,
  ...peopleResolvers,
  ...notificationsResolvers,
  ...showcaseResolvers,
  ...managedAccountsResolvers,
  ...walletResolvers,
  ...programsResolvers,
  ...participationsResolvers,
  ...paymentRecordResolvers,
  BusinessProfile: { ...profilesResolvers.BusinessProfile, ...paymentRecordResolvers.BusinessProfile },
  PublicProfile: { ...profilesResolvers.PublicProfile, ...paymentRecordResolvers.PublicProfile },
  Program: { ...programsResolvers.Program, ...paymentRecordResolvers.Program },
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
    ...verificationResolvers.Query,
    ...groupsResolvers.Query,
    ...searchResolvers.Query,
    ...peopleResolvers.Query,
    ...notificationsResolvers.Query,
    ...showcaseResolvers.Query,
    ...managedAccountsResolvers.Query,
    ...walletResolvers.Query,
    ...programsResolvers.Query,
    ...rewardsResolvers.Query,
    ...participationsResolvers.Query,
    ...performanceResolvers.Query,
    ...trackingResolvers.Query,
    ...linkChecksResolvers.Query,
    ...shopsResolvers.Query,
    ...tillsResolvers.Query,
    ...ownDataResolvers.Query,
    ...mediaKitsResolvers.Query,
    ...webhooksResolvers.Query,
    ...apiKeysResolvers.Query,
    ...proposalsResolvers.Query,
    ...licencesResolvers.Query,
  },
  Mutation: {
    ...sessionResolvers.Mutation,
    ...profilesResolvers.Mutation,
    ...onboardingResolvers.Mutation,
    ...socialResolvers.Mutation,
    ...verificationResolvers.Mutation,
    ...groupsResolvers.Mutation,
    ...peopleResolvers.Mutation,
    ...notificationsResolvers.Mutation,
    ...webhooksResolvers.Mutation,
    ...apiKeysResolvers.Mutation,
    ...proposalsResolvers.Mutation,
    ...licencesResolvers.Mutation,
    ...showcaseResolvers.Mutation,
    ...managedAccountsResolvers.Mutation,
    ...walletResolvers.Mutation,
    ...programsResolvers.Mutation,
    ...rewardsResolvers.Mutation,
    ...participationsResolvers.Mutation,
    ...trackingResolvers.Mutation,
    ...linkChecksResolvers.Mutation,
    ...shopsResolvers.Mutation,
    ...tillsResolvers.Mutation,
    ...ownDataResolvers.Mutation,
    ...mediaKitsResolvers.Mutation,
  },
}

/** Returns the value of the field from the record. Throws an error with the field's name if there is none. */
const onlyWritten: GraphQLFieldResolver<unknown, MockContext> = (parent, args, context, info) => {
  const value: unknown = defaultFieldResolver(parent, args, context, info)
  if (value === undefined) throw new Error(`The mock has no answer for ${info.parentType.name}.${info.fieldName}`)
  return value
}

/** Behaviour of a field without a resolver: it returns a made-up value (`filled`) or throws (`refused`). */
export type Unwritten = 'filled' | 'refused'

export type MockSchema = { schema: GraphQLSchema; fieldResolver: GraphQLFieldResolver<unknown, MockContext> }

/** SDL and access rules of fields that the contract does not have yet. */
export type DraftSchema = { typeDefs: string; access: Readonly<Record<string, AccessRule>> }

/** Creates a schema that stores no state of a server. Its resolvers get all state from the context of a request. */
function createSchema(unwritten: Unwritten, { typeDefs, access }: DraftSchema) {
  const guarded = (schema: GraphQLSchema) =>
    guardRoots<AccessRule, MockContext>(
      boundInputs(schema, userInputBounds),
      { ...userAccess, ...access },
      {
        isOpen: isAlwaysOpen,
        refusalOf: (rule, context, isChange) =>
          refusalOf(rule, { profile: accessProfileOf(context), problem: context.viewerProblem, flags: context.flags }, isChange),
        fallback: onlyWritten,
      },
    )
  if (unwritten === 'refused') return { schema: guarded(makeExecutableSchema({ typeDefs, resolvers: written })), begin: () => undefined }
  const { schema, begin } = withBreadth(makeExecutableSchema({ typeDefs }), written)
  return { schema: guarded(schema), begin }
}

const schemas = new Map<string, ReturnType<typeof createSchema>>()

/**
 * Returns the schema, built once for all servers of a page, because building it takes longer than most requests. Each call resets the
 * made-up answers.
 */
export function mockSchema(unwritten: Unwritten, draft: DraftSchema = { typeDefs: userTypeDefs, access: {} }): MockSchema {
  const key = `${unwritten} ${draft.typeDefs}`
  const found = schemas.get(key) ?? createSchema(unwritten, draft)
  schemas.set(key, found)
  found.begin()
  return { schema: found.schema, fieldResolver: onlyWritten }
}
