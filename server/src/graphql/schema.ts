import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import type { RequestContext } from '../request/context.ts'
import { clampPages } from './limits/clamp-pages.ts'
import { resolvers } from './resolvers.ts'

/** The contract's SDL with resolvers that keep it. */
export const createUserSchema = (keeping: Resolvers<RequestContext>): GraphQLSchema =>
  clampPages(
    makeExecutableSchema({
      typeDefs: userTypeDefs,
      resolvers: keeping,
      resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    }),
  )

let kept: GraphQLSchema | undefined

/** The one of this process: every app answers with it. */
export const userSchema = (): GraphQLSchema => (kept ??= createUserSchema(resolvers))
