import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { boundInputs } from '@wasla/contract/arguments/bound-inputs.ts'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import { userInputBounds } from '@wasla/contract/arguments/input-bounds.ts'
import { isAlwaysOpen, refusalOf } from '@wasla/contract/access/refusal.ts'
import type { AccessRule } from '@wasla/contract/access/rule.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { accessProfileOf } from '../domains/session/viewer.ts'
import type { RequestContext } from '../request/context.ts'
import { clampPages } from './limits/clamp-pages.ts'
import { resolvers } from './resolvers.ts'

/**
 * Returns the schema of the user API: the contract’s SDL with resolvers behind the access table. A root field answers only viewers that
 * meet the requirements of its row in the table, even if its resolver forgets a check. Known operations are compiled from this schema, so
 * the same checks guard them.
 */
export const createUserSchema = (
  written: Resolvers<RequestContext>,
  access: Readonly<Record<string, AccessRule>> = userAccess,
): GraphQLSchema =>
  guardRoots(
    boundInputs(
      clampPages(
        makeExecutableSchema({
          typeDefs: userTypeDefs,
          // Source locations of the SDL are for tools, and cost a few megabytes in every process.
          noLocation: true,
          resolvers: written,
          resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
        }),
      ),
      userInputBounds,
    ),
    access,
    {
      isOpen: isAlwaysOpen,
      refusalOf: (rule, { viewer, viewerProblem, services }: RequestContext, isChange) =>
        refusalOf(rule, { profile: viewer && accessProfileOf(viewer), problem: viewerProblem, flags: services.flags.current() }, isChange),
      fallback: defaultFieldResolver,
    },
  )

let schema: GraphQLSchema | undefined

/** Returns the schema that all apps of this process share. */
export const userSchema = (): GraphQLSchema => (schema ??= createUserSchema(resolvers))
