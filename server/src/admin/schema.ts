import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { adminAccess, adminRefusalOf, type AdminAccessRule } from '@wasla/contract/access/admin.ts'
import { boundInputs } from '@wasla/contract/arguments/bound-inputs.ts'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import { adminInputBounds } from '@wasla/contract/arguments/input-bounds.ts'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import type { AdminContext } from './context.ts'
import { adminResolvers } from './resolvers.ts'

/**
 * The back office's SDL with resolvers that answer it, behind the access table (Q-02, default deny). Its tables clamp their own pages:
 * twenty rows are theirs.
 */
export const createAdminSchema = (access: Readonly<Record<string, AdminAccessRule>> = adminAccess): GraphQLSchema =>
  guardRoots(
    boundInputs(
      makeExecutableSchema({
        typeDefs: adminTypeDefs,
        noLocation: true,
        resolvers: adminResolvers,
        resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
      }),
      adminInputBounds,
    ),
    access,
    {
      isOpen: (rule) => rule === 'anyone',
      refusalOf: (rule, { admin, adminProblem }: AdminContext) =>
        adminRefusalOf(rule, admin?.role ?? null, adminProblem, { totp: admin?.needsTotp, proof: admin?.needsProof }),
      fallback: defaultFieldResolver,
    },
  )

let schema: GraphQLSchema | undefined

/** The one of this process: every app answers with it. */
export const adminSchema = (): GraphQLSchema => (schema ??= createAdminSchema())
