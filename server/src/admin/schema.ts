import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import { adminResolvers } from './resolvers.ts'

/** The back office's SDL with the resolvers that keep it. Its tables clamp their own pages: twenty rows are theirs. */
const createAdminSchema = (): GraphQLSchema =>
  makeExecutableSchema({
    typeDefs: adminTypeDefs,
    resolvers: adminResolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })

let kept: GraphQLSchema | undefined

/** The one of this process: every app answers with it. */
export const adminSchema = (): GraphQLSchema => (kept ??= createAdminSchema())
