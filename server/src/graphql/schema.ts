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
 * The contract's SDL with resolvers that answer it, behind the access table: nobody gets past the root without what the field's row asks
 * for, whatever the resolver itself forgets. Known operations are compiled from this schema and so are guarded by the same functions.
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
          // Where each word of the SDL stands is for tools that point at it: a few megabytes in every process.
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
      refusalOf: (rule, { viewer, viewerProblem, services }: RequestContext) =>
        refusalOf(rule, { profile: viewer && accessProfileOf(viewer), problem: viewerProblem, flags: services.flags.current() }),
      fallback: defaultFieldResolver,
    },
  )

let schema: GraphQLSchema | undefined

/** The one of this process: every app answers with it. */
export const userSchema = (): GraphQLSchema => (schema ??= createUserSchema(resolvers))
