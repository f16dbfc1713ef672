import type { GraphQLFieldResolver } from 'graphql'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { signedOutFields } from '@wasla/contract/session/policy.ts'
import { groupsResolvers } from '../domains/groups/resolvers.ts'
import { insightsResolvers } from '../domains/insights/resolvers.ts'
import { invitesResolvers } from '../domains/invites/resolvers.ts'
import { managedAccountsResolvers } from '../domains/managed-accounts/resolvers.ts'
import { onboardingResolvers } from '../domains/onboarding/resolvers.ts'
import { profilesResolvers } from '../domains/profiles/resolvers.ts'
import { referenceResolvers } from '../domains/reference/resolvers.ts'
import { sessionResolvers } from '../domains/session/resolvers.ts'
import { showcaseResolvers } from '../domains/showcase/resolvers.ts'
import { socialResolvers } from '../domains/social/resolvers.ts'
import { verificationResolvers } from '../domains/verification/resolvers.ts'
import type { RequestContext } from '../request/context.ts'
import { dateScalar, dateTimeScalar, minorUnitsScalar } from './scalars.ts'
import { uploadScalar } from './scalars.ts'
import { requireViewer } from '../domains/session/viewer.ts'

type RootField = GraphQLFieldResolver<unknown, RequestContext>

/** Nobody gets past the root without a viewer, whatever the resolver itself forgets; A-14 lists the exceptions. */
const behindSignIn =
  (resolve: RootField): RootField =>
  (source, args, context, info) => {
    requireViewer(context)
    return resolve(source, args, context, info)
  }

function guarded<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields as Record<string, RootField>)
  return Object.fromEntries(entries.map(([name, resolve]) => [name, signedOutFields.has(name) ? resolve : behindSignIn(resolve)])) as Fields
}

/** Every domain's resolvers in one map; the two root types behind the sign-in (default deny). */
export const resolvers: Resolvers<RequestContext> = {
  ...sessionResolvers,
  ...profilesResolvers,
  ...referenceResolvers,
  ...socialResolvers,
  ...verificationResolvers,
  ...groupsResolvers,
  ...showcaseResolvers,
  ...managedAccountsResolvers,
  Query: guarded({
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
  }),
  Mutation: guarded({
    ...sessionResolvers.Mutation,
    ...profilesResolvers.Mutation,
    ...onboardingResolvers.Mutation,
    ...invitesResolvers.Mutation,
    ...socialResolvers.Mutation,
    ...verificationResolvers.Mutation,
    ...showcaseResolvers.Mutation,
    ...managedAccountsResolvers.Mutation,
  }),
  DateTime: dateTimeScalar,
  Date: dateScalar,
  MinorUnits: minorUnitsScalar,
  Upload: uploadScalar,
}
