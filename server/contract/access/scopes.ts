import type { ApiScope } from '../generated/user-sdl-types.ts'
import type { NeededScope } from './needed-scope.ts'
import { rootScopes } from './root-scopes.ts'
import { fieldScopes, typeScopes } from './type-scopes.ts'
import type { UserField } from './user.ts'

/** Returns whether a key with these scopes meets what something needs. */
export const hasScope = (scopes: ReadonlySet<ApiScope>, needed: NeededScope): boolean => needed === 'ANY' || scopes.has(needed)

const isRootField = (field: string): field is UserField => Object.hasOwn(rootScopes, field)

/** Returns the scope that a key needs for a root field; null if no key may call it, or if there is no such field. */
export const scopeOfRoot = (field: string): NeededScope | null => (isRootField(field) ? rootScopes[field] : null)

/**
 * Returns the scopes that a key needs for a field of a type, besides those of the fields around it. Empty for a field that no row knows,
 * because the schema of keys does not have it.
 */
export function scopesOfField(type: string, field: string): readonly NeededScope[] {
  if (field.startsWith('__')) return []
  const own = type === 'Query' || type === 'Mutation' ? scopeOfRoot(field) : (typeScopes[type] ?? null)
  const more = fieldScopes[`${type}.${field}`]
  return [...(own === null ? [] : [own]), ...(more === undefined ? [] : [more])]
}
