import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import type { RequestContext } from './context.ts'
import { clampPages } from './limits/clamp-pages.ts'

/** The contract's SDL with the resolvers that keep it. */
export const createUserSchema = (resolvers: Resolvers<RequestContext>): GraphQLSchema =>
  clampPages(
    makeExecutableSchema({ typeDefs: userTypeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } }),
  )
