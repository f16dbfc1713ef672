import { scopeName } from '@wasla/contract/api-keys/scopes.ts'
import type { NeededScope } from '@wasla/contract/access/needed-scope.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'

/** The refusal of a key that lacks a scope, with the name of the scope. */
export const missingScope = (scope: NeededScope): Problem =>
  new Problem('API_SCOPE_MISSING', { scope: scope === 'ANY' ? '' : scopeName(scope) })
