import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { signedOutFields } from '@wasla/contract/session/policy.ts'
import { withBreadth } from './breadth.ts'
import { requireViewer, type MockContext } from './context.ts'
import { groupsResolvers } from './resolvers/groups.ts'
import { insightsResolvers } from './resolvers/insights.ts'
import { managedAccountsResolvers } from './resolvers/managed-accounts.ts'
import { onboardingResolvers } from './resolvers/onboarding.ts'
import { profilesResolvers } from './resolvers/profiles.ts'
import { referenceResolvers } from './resolvers/reference.ts'
import { sessionResolvers } from './resolvers/session.ts'
import { showcaseResolvers } from './resolvers/showcase.ts'
import { socialResolvers } from './resolvers/social.ts'
import { verificationResolvers } from './resolvers/verification.ts'

const written: Resolvers<MockContext> = {
  ...sessionResolvers,
  ...profilesResolvers,
  ...referenceResolvers,
  ...socialResolvers,
  ...verificationResolvers,
  ...groupsResolvers,
  ...showcaseResolvers,
  ...managedAccountsResolvers,
  Query: {
    ...sessionResolvers.Query,
    ...profilesResolvers.Query,
    ...referenceResolvers.Query,
    ...socialResolvers.Query,
    ...insightsResolvers.Query,
    ...onboardingResolvers.Query,
    ...verificationResolvers.Query,
    ...groupsResolvers.Query,
    ...showcaseResolvers.Query,
    ...managedAccountsResolvers.Query,
  },
  Mutation: {
    ...sessionResolvers.Mutation,
    ...profilesResolvers.Mutation,
    ...onboardingResolvers.Mutation,
    ...socialResolvers.Mutation,
    ...verificationResolvers.Mutation,
    ...showcaseResolvers.Mutation,
    ...managedAccountsResolvers.Mutation,
  },
}

/** Nothing but the contract's list answers without a viewer, whether a resolver was written for it or not. */
function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (signedOutFields.has(field.name)) continue
      const resolve: GraphQLFieldResolver<unknown, MockContext> | undefined = field.resolve
      field.resolve = (parent, args, context: MockContext, info) => {
        requireViewer(context)
        return (resolve ?? onlyWritten)(parent, args, context, info)
      }
    }
  }
  return schema
}

/** What the record has, else the name of the field somebody has to write. */
const onlyWritten: GraphQLFieldResolver<unknown, MockContext> = (parent, args, context, info) => {
  const value: unknown = defaultFieldResolver(parent, args, context, info)
  if (value === undefined) throw new Error(`The mock has no answer for ${info.parentType.name}.${info.fieldName}`)
  return value
}

/** What happens at a field nobody wrote: an answer is made up, or the test fails. */
export type Unwritten = 'filled' | 'refused'

export type MockSchema = { schema: GraphQLSchema; fieldResolver: GraphQLFieldResolver<unknown, MockContext> }

/** Nothing of one server stays in it once it begins anew: resolvers know only what a request brings. */
function made(unwritten: Unwritten, typeDefs: string) {
  if (unwritten === 'refused') return { schema: guarded(makeExecutableSchema({ typeDefs, resolvers: written })), begin: () => undefined }
  const { schema, begin } = withBreadth(makeExecutableSchema({ typeDefs }), written)
  return { schema: guarded(schema), begin }
}

const kept = new Map<string, ReturnType<typeof made>>()

/** Made once for all servers of a page, as that takes longer than most of what is then asked; made-up answers begin anew each time. */
export function mockSchema(unwritten: Unwritten, typeDefs = userTypeDefs): MockSchema {
  const key = `${unwritten} ${typeDefs}`
  const found = kept.get(key) ?? made(unwritten, typeDefs)
  kept.set(key, found)
  found.begin()
  return { schema: found.schema, fieldResolver: onlyWritten }
}
