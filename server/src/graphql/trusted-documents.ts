import { execute, getOperationAST, parse, validate, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { isPricedByVariables, priceOf } from './limits/price.ts'
import { operationOf, type Outcome, type RunOperation } from './run-operation.ts'

/** Every operation that the app was built with, by the SHA-256 of its text. */
export type DocumentTexts = Readonly<Record<string, string>>

export type TrustedDocument<C extends object> = {
  name: string
  /** Returns the highest price of the document with these variables. */
  price(variables: Readonly<Record<string, unknown>>): number
  run(context: C, variables: Readonly<Record<string, unknown>>): Outcome
}

function prepare<C extends object>(schema: GraphQLSchema, text: string, runWith: RunOperation<C>): TrustedDocument<C> {
  const document = parse(text, { noLocation: true })
  const [problem] = validate(schema, document)
  if (problem) throw problem
  const name = getOperationAST(document)?.name?.value ?? 'unnamed'
  // The price of most documents is always the same: compute it once.
  const usual = isPricedByVariables(document) ? null : priceOf(document, {})
  const price = (variables: Readonly<Record<string, unknown>>) => usual ?? priceOf(document, variables)
  const compiled = compileQuery(schema, document, name)
  // Execute a document that the compiler does not support in the normal way.
  const runIn = (context: C, variables: Readonly<Record<string, unknown>>): Outcome =>
    isCompiledQuery(compiled)
      ? compiled.query(null, context, variables)
      : execute({ schema, document, contextValue: context, variableValues: variables })
  const operation = operationOf(document)
  return { name, price, run: (context, variables) => runWith(operation, context, (chosen) => runIn(chosen, variables)) }
}

/**
 * Returns known documents by id. Each is parsed, validated and compiled once, at its first request. Compiled code reads a field without a
 * resolver as a plain property, so objects with methods need a resolver. `runWith` runs each of them.
 */
export function trustedDocuments<C extends object>(schema: GraphQLSchema, texts: DocumentTexts, runWith: RunOperation<C>) {
  const ready = new Map<string, TrustedDocument<C>>()
  return (id: string): TrustedDocument<C> | null => {
    const known = ready.get(id)
    if (known) return known
    if (!Object.hasOwn(texts, id)) return null
    const prepared = prepare(schema, texts[id] ?? '', runWith)
    ready.set(id, prepared)
    return prepared
  }
}
