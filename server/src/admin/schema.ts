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
 * Makes the executable schema of the back office. Every field is behind the access table, which denies by default. Pages are not
 * limited here, because each table of the back office limits its pages to twenty rows.
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

/** Returns the schema of this process, shared by all apps. */
export const adminSchema = (): GraphQLSchema => (schema ??= createAdminSchema())
