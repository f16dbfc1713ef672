import { execute, getOperationAST, parse, validate, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { isPricedByVariables, priceOf } from './limits/price.ts'

/** Every operation that the app was built with, by the SHA-256 of its text. */
export type DocumentTexts = Readonly<Record<string, string>>

export type TrustedDocument = {
  name: string
  /** Returns the highest price of the document with these variables. */
  price(variables: Readonly<Record<string, unknown>>): number
  run(context: object, variables: Readonly<Record<string, unknown>>): Promise<ExecutionResult> | ExecutionResult
}

function prepare(schema: GraphQLSchema, text: string): TrustedDocument {
  const document = parse(text, { noLocation: true })
  const [problem] = validate(schema, document)
  if (problem) throw problem
  const name = getOperationAST(document)?.name?.value ?? 'unnamed'
  // The price of most documents is always the same: compute it once.
  const usual = isPricedByVariables(document) ? null : priceOf(document, {})
  const price = (variables: Readonly<Record<string, unknown>>) => usual ?? priceOf(document, variables)
  const compiled = compileQuery(schema, document, name)
  // Execute a document that the compiler does not support in the normal way.
  if (!isCompiledQuery(compiled))
    return { name, price, run: (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues }) }
  return { name, price, run: (context, variables) => compiled.query(null, context, variables) }
}

/**
 * Returns known documents by id. Each is parsed, validated and compiled once, at its first request. Compiled code reads a field without a
 * resolver as a plain property, so objects with methods need a resolver.
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
