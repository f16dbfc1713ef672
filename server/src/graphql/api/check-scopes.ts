import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'
import { hasScope, scopesOfField } from '@wasla/contract/access/scopes.ts'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import { missingScope } from './missing-scope.ts'

/**
 * Throws `API_SCOPE_MISSING` if a document has a field that a key with these scopes may not read, in any operation or fragment. A field that
 * the schema does not have passes: the validation that follows refuses it.
 */
export function checkScopes(schema: GraphQLSchema, document: DocumentNode, scopes: ReadonlySet<ApiScope>): void {
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const type = types.getParentType()
        if (!type) return
        for (const needed of scopesOfField(type.name, name.value)) if (!hasScope(scopes, needed)) throw missingScope(needed)
      },
    }),
  )
}
