import { graphqlServer } from '@hono/graphql-server'
import { NoSchemaIntrospectionCustomRule, type ExecutionResult, type GraphQLSchema } from 'graphql'
import type { Params } from './params.ts'

/**
 * Runs a GraphQL request through `@hono/graphql-server`. The package gets this object in place of Hono’s context and passes it to the
 * resolvers.
 */
export function throughPackage(schema: GraphQLSchema, mayIntrospect: boolean) {
  const rules = mayIntrospect ? [] : [NoSchemaIntrospectionCustomRule]
  const serve = graphqlServer({ schema, validationRules: rules }) as unknown as (surface: object) => Promise<Response>
  const headers = new Headers({ 'content-type': 'application/json' })
  return async (context: object, params: Params): Promise<{ result: ExecutionResult; status: number }> => {
    let answer: { result: ExecutionResult; status: number } | undefined
    const json = (result: ExecutionResult, status = 200) => {
      answer = { result, status }
      return new Response()
    }
    const raw = {
      url: '/',
      headers,
      json: async () => ({ query: params.query, variables: params.variables, operationName: params.operationName }),
    }
    await serve(Object.assign(context, { req: { method: 'POST', path: '/', raw }, json, text: String, html: String }))
    return answer ?? { result: { errors: [] }, status: 400 }
  }
}
