import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql'
import { Problem, type ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { readLanguage } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { MockContext } from './context.ts'
import { createStore, type Store } from './memory.ts'
import { admitDue } from './joining/waiting-list.ts'
import { mockSchema, type Unwritten } from './schema.ts'
import { readViewer, signedInAs, type Tokens } from './session/sessions.ts'
import type { Clock } from '../platform/clock.ts'
import type { World } from '../world/world.ts'

/** What a request asks for: a known document by its hash, as the app sends, or any document by its text. */
export type Asked = {
  id?: string | null
  query?: string | null
  operationName?: string | null
  variables?: Readonly<Record<string, unknown>> | null
}

export type Answer = {
  status: number
  body: { data?: unknown; errors?: { message: string; path?: readonly (string | number)[]; extensions: ErrorExtensions }[] }
}

export type MockServer = {
  readonly store: Store
  /** The root fields a request calls; empty where its document is not known. */
  rootFields(asked: Asked): string[]
  answer(asked: Asked, headers: Headers): Promise<Answer>
  /** Tokens of a session on `profile`, opened `ago` milliseconds before. */
  signIn(profile: ProfileRecord, ago?: number): Tokens
  reset(): void
}

export type MockServerOptions = {
  clock: Clock
  prepare?: ((world: World) => void) | undefined
  unwritten: Unwritten
  /** Another SDL than the contract's, for trying out fields that are still to come. */
  typeDefs?: string
}

/** What the server takes for a device's own token; nonsense is none. */
const deviceToken = /^[\w-]{16,128}$/

const known = new Map<string, string>(Object.entries(documents))

/** The document of a request, by hash or by text; undefined where it is neither known nor readable. */
function documentOf({ id, query }: Asked): DocumentNode | undefined {
  const text = id ? known.get(id) : query
  if (!text) return undefined
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

const refused = (message: string, extensions: ErrorExtensions): Answer => ({ status: 400, body: { errors: [{ message, extensions }] } })

/** `requestId` is fixed: nobody keeps a log here. */
const fault: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }

function toWire(error: GraphQLError): NonNullable<Answer['body']['errors']>[number] {
  const cause = error.originalError
  if (!(cause instanceof Problem)) console.error(cause ?? error)
  const extensions = cause instanceof Problem ? cause.extensions : fault
  return { message: extensions.code, ...(error.path ? { path: error.path } : {}), extensions }
}

function toAnswer({ data, errors }: ExecutionResult): Answer {
  if (!errors) return { status: 200, body: { data } }
  // Without a path nothing was executed.
  if (errors.some((error) => !error.path)) return refused('A variable does not fit.', { code: 'DTO_VALIDATION_ERROR' })
  return { status: 200, body: { errors: errors.map(toWire), data: data ?? null } }
}

/** The mock: the contract's SDL over a store in memory. It shares rules, limits and states with the server, and no code. */
export function createMockServer({ clock, prepare, unwritten, typeDefs }: MockServerOptions): MockServer {
  const store = createStore(clock, prepare)
  const { schema, fieldResolver } = mockSchema(unwritten, typeDefs)

  function contextOf(headers: Headers): MockContext {
    const device = headers.get('x-wasla-device')
    const rest = {
      store,
      language: readLanguage(headers.get('accept-language')),
      deviceToken: device !== null && deviceToken.test(device) ? device : null,
    }
    try {
      return { ...rest, viewer: readViewer(store, headers.get('authorization')), viewerProblem: null }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { ...rest, viewer: null, viewerProblem: error }
    }
  }

  return {
    store,
    rootFields(asked) {
      const definitions = documentOf(asked)?.definitions ?? []
      return definitions
        .flatMap((one) => (one.kind === 'OperationDefinition' ? one.selectionSet.selections : []))
        .flatMap((one) => (one.kind === 'Field' ? one.name.value : []))
    },
    async answer(asked, headers) {
      const document = documentOf(asked)
      if (!document) return refused('This document is not known.', fault)
      const [problem] = validate(schema, document)
      if (problem) return refused(problem.message, fault)
      admitDue(store)
      const context = contextOf(headers)
      return toAnswer(
        await execute({
          schema,
          document,
          contextValue: context,
          fieldResolver,
          variableValues: asked.variables,
          operationName: asked.operationName,
        }),
      )
    },
    signIn: (profile, ago) => signedInAs(store, profile, ago),
    reset: () => store.reset(),
  }
}
