import { execute, getOperationAST, parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { isPricedByVariables, priceOf } from './limits/price.ts'

/** SHA-256 of its text → text: every operation the app was built with. */
export type DocumentTexts = Readonly<Record<string, string>>

export type TrustedDocument = {
  name: string
  /** What it may cost with these variables. */
  price(variables: Readonly<Record<string, unknown>>): number
  run(context: object, variables: Readonly<Record<string, unknown>>): Promise<ExecutionResult> | ExecutionResult
}

function prepare(schema: GraphQLSchema, text: string): TrustedDocument {
  const document = parse(text, { noLocation: true })
  const [problem] = validate(schema, document)
  if (problem) throw problem
  const name = getOperationAST(document)?.name?.value ?? 'unnamed'
  // Most cost the same each time: that is reckoned once, and not on every request.
  const usual = isPricedByVariables(document) ? null : priceOf(document, {})
  const price = (variables: Readonly<Record<string, unknown>>) => usual ?? priceOf(document, variables)
  const compiled = compileQuery(schema, document, name)
  // A document the compiler does not know is executed the ordinary way.
  if (!isCompiledQuery(compiled))
    return { name, price, run: (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues }) }
  return { name, price, run: (context, variables) => compiled.query(null, context, variables) }
}

/**
 * Known documents are parsed, validated and compiled once, at their first request. Compiled, a field without a resolver is
 * read as a plain property: objects with methods in place of values need a resolver.
 */
export function trustedDocuments(schema: GraphQLSchema, texts: DocumentTexts) {
  const ready = new Map<string, TrustedDocument>()
  return (id: string): TrustedDocument | null => {
    const known = ready.get(id)
    if (known) return known
    if (!Object.hasOwn(texts, id)) return null
    const prepared = prepare(schema, texts[id] ?? '')
    ready.set(id, prepared)
    return prepared
  }
}
