import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from './context.ts'

/** The back office's SDL with the resolvers that keep it. Its tables clamp their own pages: twenty rows are theirs. */
export const createAdminSchema = (resolvers: Resolvers<AdminContext>): GraphQLSchema =>
  makeExecutableSchema({ typeDefs: adminTypeDefs, resolvers, resolverValidationOptions: { requireResolversToMatchSchema: 'error' } })
