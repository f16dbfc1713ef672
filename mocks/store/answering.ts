import {
  execute,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import { Problem, type ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { unfitVariables, wireError, type WireError } from '@wasla/contract/errors/wire.ts'

/** One GraphQL request: a trusted document by its hash, as the app sends it, or any document by its text. */
export type OperationRequest = {
  id?: string | null
  query?: string | null
  operationName?: string | null
  variables?: Readonly<Record<string, unknown>> | null
}

export type Answer = {
  status: number
  body: { data?: unknown; errors?: WireError[] }
}

const refused = (extensions: ErrorExtensions): Answer => ({ status: 400, body: { errors: [wireError(extensions)] } })
const malformed = (reason: string): Answer => refused({ code: 'BAD_REQUEST', params: { reason } })

/** `requestId` is fixed, because the mock has no log in which to look it up. */
const fault: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }

function toWire(error: GraphQLError): WireError {
  const cause = error.originalError
  if (!(cause instanceof Problem)) console.error(cause ?? error)
  return wireError(cause instanceof Problem ? cause.extensions : fault, error.path)
}

function toAnswer({ data, errors }: ExecutionResult): Answer {
  if (!errors) return { status: 200, body: { data } }
  // An error without a path means that no field was executed.
  if (errors.some((error) => !error.path)) return refused(unfitVariables)
  return { status: 200, body: { errors: errors.map(toWire), data: data ?? null } }
}

/** A parsed document with its first validation error, if any. */
type Read = { document: DocumentNode; problem: GraphQLError | undefined }

/** Largest number of cached documents. An app has about as many. */
const mostRead = 1_000

/** Replaces a text that does not parse. */
const nothing: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] }

const readBefore = new WeakMap<GraphQLSchema, Map<string, Read>>()

/** Returns a function that parses and validates each document once per schema, because validation costs more time than an answer. */
function readerOf(schema: GraphQLSchema): (text: string) => Read {
  const before = readBefore.get(schema) ?? new Map<string, Read>()
  readBefore.set(schema, before)
  function read(text: string): Read {
    try {
      const document = parse(text)
      return { document, problem: validate(schema, document)[0] }
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      return { document: nothing, problem: new GraphQLError(`The document is not accepted: ${error.message}`) }
    }
  }
  return (text) => {
    const known = before.get(text)
    if (known) return known
    const found = read(text)
    if (before.size >= mostRead) before.delete(before.keys().next().value ?? '')
    before.set(text, found)
    return found
  }
}

/** Returns a GraphQL endpoint in memory. It accepts trusted documents by their hash, and any document by its text. */
export function endpointOver<C>(
  documents: Readonly<Record<string, string>>,
  schema: GraphQLSchema,
  fieldResolver: GraphQLFieldResolver<unknown, C>,
) {
  const known = new Map(Object.entries(documents))
  const read = readerOf(schema)

  /** Reads the document of a request. Returns undefined if the request has no text, or if its hash is unknown. */
  function readOf({ id, query }: OperationRequest): Read | undefined {
    const text = id ? known.get(id) : query
    return text ? read(text) : undefined
  }

  return {
    /** Returns the names of a request's operations, or none if its document is unknown. */
    operations: (requested: OperationRequest): string[] =>
      (readOf(requested)?.document.definitions ?? []).flatMap((one) =>
        one.kind === 'OperationDefinition' && one.name ? one.name.value : [],
      ),
    /** Returns the root fields of a request, or none if its document is unknown. */
    rootFields(requested: OperationRequest): string[] {
      const definitions = readOf(requested)?.document.definitions ?? []
      return definitions
        .flatMap((one) => (one.kind === 'OperationDefinition' ? one.selectionSet.selections : []))
        .flatMap((one) => (one.kind === 'Field' ? one.name.value : []))
    },
    async answer(requested: OperationRequest, context: () => C): Promise<Answer> {
      const found = readOf(requested)
      if (!found) return malformed('This document is not known.')
      if (found.problem) return malformed(found.problem.message)
      const contextValue = context()
      return toAnswer(
        await execute({
          schema,
          document: found.document,
          contextValue,
          fieldResolver,
          variableValues: requested.variables,
          operationName: requested.operationName,
        }),
      )
    },
  }
}
