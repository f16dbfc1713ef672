import { makeExecutableSchema } from '@graphql-tools/schema'
import { defaultFieldResolver, isObjectType, type GraphQLSchema } from 'graphql'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import { isAlwaysOpen, refusalOf } from '@wasla/contract/access/refusal.ts'
import type { AccessRule } from '@wasla/contract/access/rule.ts'
import type { NeededScope } from '@wasla/contract/access/needed-scope.ts'
import { hasScope, scopeOfRoot } from '@wasla/contract/access/scopes.ts'
import { typeScopes } from '@wasla/contract/access/type-scopes.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import { boundInputs } from '@wasla/contract/arguments/bound-inputs.ts'
import { userInputBounds } from '@wasla/contract/arguments/input-bounds.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { accessProfileOf } from '../../domains/session/viewer.ts'
import { clampPages } from '../limits/clamp-pages.ts'
import { resolvers } from '../resolvers.ts'
import type { ApiContext } from './context.ts'
import { missingScope } from './missing-scope.ts'
import { schemaPart } from './schema-part.ts'

/** The SDL of what keys may call, with everything that it reaches. */
export const apiTypeDefs = (): string => schemaPart(userTypeDefs, (field) => scopeOfRoot(field) !== null)

type ApiRule = { readonly access: AccessRule; readonly scope: NeededScope }

/** A row for each root field that keys may call: who may call it, and with which scope. */
const apiAccess = (): Readonly<Record<string, ApiRule>> =>
  Object.fromEntries(
    Object.entries(userAccess).flatMap(([field, access]): [string, ApiRule][] => {
      const scope = scopeOfRoot(field)
      return scope === null ? [] : [[field, { access, scope }]]
    }),
  )

/** Throws if a type has no row in the table of scopes, so that nobody can read it by mistake. */
function requireRows(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type) && !Object.hasOwn(typeScopes, type.name))
      throw new Error(`The type ${type.name} has no row in the table of scopes: say which keys may read it`)
  return schema
}

/**
 * Returns the schema for keys: a part of the user API with the same resolvers, behind the same access table and the scopes. Everything that
 * no key may call is not in it, so it can be neither called nor seen. A document is checked before it runs (`missingScope`); the guard of
 * its root fields is a second check that does not depend on the document.
 */
export function createApiSchema(typeDefs = apiTypeDefs()): GraphQLSchema {
  const made = makeExecutableSchema({
    typeDefs,
    noLocation: true,
    resolvers,
    // The resolvers are those of the whole API.
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  })
  return guardRoots(boundInputs(clampPages(requireRows(made)), userInputBounds), apiAccess(), {
    isOpen: () => false,
    refusalOf({ access, scope }: ApiRule, { viewer, viewerProblem, services, scopes }: ApiContext) {
      if (!hasScope(scopes, scope)) return missingScope(scope)
      if (isAlwaysOpen(access)) return viewer ? null : new Problem('UN_AUTHORIZED')
      return refusalOf(access, { profile: viewer && accessProfileOf(viewer), problem: viewerProblem, flags: services.flags.current() })
    },
    fallback: defaultFieldResolver,
  })
}

let schema: GraphQLSchema | undefined

/** Returns the schema for keys that all apps of this process share. It is made at the first request, because most processes need none. */
export const apiSchema = (): GraphQLSchema => (schema ??= createApiSchema())
