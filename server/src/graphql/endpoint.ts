import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import type { Context } from 'hono'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { isStoreBusy } from '../database/transaction.ts'
import { apiHeaders } from '../request/headers.ts'
import type { NodeBindings } from '../request/address.ts'
import { readText } from '../request/body.ts'
import { headerOf } from '../request/header-of.ts'
import { packed } from '../request/packed.ts'
import { requestIdOr } from '#cause.ts'
import { spanned } from '#spans.ts'
import type { Clock } from '../platform/clock.ts'
import type { LoadShedder } from '../platform/load-shedder.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { answerType, answerTypes, type AnswerType } from './answer-type.ts'
import { mapErrors } from './errors.ts'
import { examine } from './limits/examine.ts'
import { priceOf } from './limits/price.ts'
import { mediaOf, requirePreflight } from './media.ts'
import { readMultipart } from './multipart/read-multipart.ts'
import { uploadBody } from './multipart/upload-body.ts'
import { uploadSlots } from './multipart/upload-slots.ts'
import { parseJson, readParams, type Params } from './params.ts'
import { operationOf, runAsIs, type RunOperation } from './run-operation.ts'
import { busyHeaders, Refusal, serviceBusy, tooMany } from '../request/refusal.ts'
import { throughPackage } from './through-package.ts'
import { trustedDocuments, type DocumentTexts } from './trusted-documents.ts'

export type HttpContext = Context<{ Bindings: NodeBindings }>

export type EndpointOptions<C extends object> = {
  schema: GraphQLSchema
  documents: DocumentTexts
  /** Whether to refuse every document that the app was not built with. */
  trustedOnly: boolean
  /** Whether to hide the schema: no introspection, and no reason for a refused document. */
  hidden: boolean
  /** Whether introspection is answered. @default if the schema is not hidden */
  mayIntrospect?: boolean
  /** Highest price of one operation. @default the limit of the app */
  mostPrice?: number
  /** Checks a document that is not known before it is paid and executed. Throws a `Problem` or a `Refusal`. */
  check?(document: DocumentNode, context: C): void
  /** Fields that must be alone in their document, so that one request is one try. */
  loneFields: ReadonlySet<string>
  /** Folder for the files of a request; null if no files are accepted. */
  dataDir: string | null
  clock: Clock
  ids: Ids
  log: Log
  loadShedder: LoadShedder
  /** Decides who may upload; absent if everybody may. */
  uploads?: UploadGuard<C>
  /** Returns headers that result from the execution. */
  answerHeaders?(context: C): Readonly<Record<string, string>>
  /** Counts the price of an operation. Returns null if the caller may spend it, or else the seconds to wait. */
  charge?(context: C, price: number): number | null | Promise<number | null>
  /** Runs each operation, in the context that it chooses. @default runs it in the context of its request */
  runWith?: RunOperation<C> | undefined
  /** Learns how each request ended. */
  answered?: ((answer: AnsweredOperation) => void) | undefined
  /** Makes the context for resolvers. Throws `Refusal` or `Problem` if the request must not be executed. */
  context(c: HttpContext, requestId: string): Promise<C>
}

/**
 * The end of a request. `document` is the name of one of the app’s own operations; null for others, which callers name as they like.
 * `refused`: the caller’s request was wrong or one too many. `busy`: it may be repeated. `failed`: an error of ours.
 */
export type AnsweredOperation = { document: string | null; outcome: 'answered' | 'refused' | 'busy' | 'failed' }

/** Decides about uploads. Both functions are called before the first byte is read, and throw a `Problem` or a `Refusal`. */
export type UploadGuard<C> = {
  /** Returns the id that the upload counts for. */
  sender(context: C): Promise<string>
  /** Counts one more request with files, once there is room for it. */
  count(context: C): Promise<void>
}

const mostUploads = { ofOne: 2, sending: 10, waiting: 32 } as const

const bodyOf = (c: HttpContext): Readable => c.env?.incoming ?? Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0])

/** A request, with the parts that all its responses share. */
type Call = {
  readonly requestId: string
  readonly type: AnswerType
  readonly headers: Readonly<Record<string, string>>
  /** Name of the app’s own document that it executes; null before that, and for any other document. */
  document: string | null
  /** Whether an error of ours broke a field. */
  isFailed: boolean
}

/** Returns the price of an operation. Throws `Refusal` 400 above the limit. */
function affordable(price: number, most: number = requestLimits.price): number {
  if (price > most) throw new Refusal(400, 'The operation asks for too much at once.')
  return price
}

/** Fields of the log line, beside id, status and time. */
type Note = { operation?: string; refused?: string }

function outcomeOf(status: number, isFailed: boolean, { refused }: Note): AnsweredOperation['outcome'] {
  if (status === 503) return 'busy'
  if (status >= 500 || isFailed) return 'failed'
  return refused === undefined ? 'answered' : 'refused'
}

/**
 * `POST /user/graphql`: the entry to the API. Answers 200 if the operation was executed, and 503 if the store was busy during the
 * execution. Answers 400, 405, 413, 429, 500 or 503 if the operation was not executed. The body is always `{data?, errors?}` with
 * codes in `extensions`. A caller that accepts only plain JSON gets 200 for an invalid operation, as GraphQL over HTTP requires.
 */
export function createEndpoint<C extends object>(options: EndpointOptions<C>) {
  const { schema, ids, log, clock, loadShedder, runWith = runAsIs } = options
  const trusted = trustedDocuments(schema, options.documents, runWith)
  const adHoc = throughPackage(schema, options.mayIntrospect ?? !options.hidden)
  const places = uploadSlots(mostUploads)

  const usual = {
    graphql: { ...apiHeaders, 'content-type': answerTypes.graphql },
    json: { ...apiHeaders, 'content-type': answerTypes.json },
  } as const satisfies Record<AnswerType, object>

  function callOf(c: HttpContext): Call {
    const requestId = requestIdOr(ids.uuid)
    const type = answerType(headerOf(c, 'accept'))
    return { requestId, type, headers: { ...usual[type], 'x-request-id': requestId }, document: null, isFailed: false }
  }

  /** Returns the status for an operation that was not executed because it is invalid. */
  const statusOfInvalid = ({ type }: Call) => (type === 'json' ? 200 : 400)

  function refused(refusal: Refusal, call: Call): Response {
    const { extensions } = refusal
    const retry = refusal.retryAfter === undefined ? {} : { 'retry-after': String(refusal.retryAfter) }
    const allow = refusal.status === 405 ? { allow: 'POST' } : {}
    const close = refusal.closes ? { connection: 'close' } : {}
    return new Response(JSON.stringify({ errors: [wireError(extensions)] }), {
      status: refusal.ofOperation ? statusOfInvalid(call) : refusal.status,
      headers: { ...call.headers, ...retry, ...allow, ...close },
    })
  }

  function failed(error: unknown, call: Call): Response {
    const { requestId, headers } = call
    if (error instanceof Refusal) return refused(error, call)
    if (error instanceof Problem)
      return refused(new Refusal(error.code === 'RATE_LIMITED' ? 429 : 400, error.message, { extensions: error.extensions }), call)
    log.error('A request failed before it was executed', { requestId, error })
    if (isStoreBusy(error)) return refused(serviceBusy(), call)
    return new Response(JSON.stringify({ errors: [wireError({ code: 'GENERAL_ERROR', requestId })] }), {
      status: 500,
      headers,
    })
  }

  async function answer(c: HttpContext, call: Call, { data, errors }: ExecutionResult, context: C): Promise<Response> {
    const sent = { ...call.headers, ...options.answerHeaders?.(context) }
    const accepts = headerOf(c, 'accept-encoding')
    if (!errors || errors.length === 0) return packed(JSON.stringify({ data }), { status: 200, headers: sent }, accepts)
    const mapped = mapErrors(errors, call.requestId, log)
    call.isFailed = mapped.errors.some(({ extensions }) => extensions.code === 'GENERAL_ERROR')
    if (mapped.busy)
      return new Response(JSON.stringify({ errors: [mapped.busy], data: null }), {
        status: 503,
        headers: { ...call.headers, ...busyHeaders },
      })
    if (!mapped.executed)
      return new Response(JSON.stringify({ errors: mapped.errors.slice(0, 1) }), { status: statusOfInvalid(call), headers: call.headers })
    return packed(JSON.stringify({ errors: mapped.errors, data: data ?? null }), { status: 200, headers: sent }, accepts)
  }

  /** Returns null if the price is paid at once, so that most calls need no promise. */
  function charge(context: C, price: number): Promise<void> | null {
    const wait = options.charge?.(context, price) ?? null
    return wait === null ? null : requirePaid(wait)
  }

  async function requirePaid(wait: number | Promise<number | null>): Promise<void> {
    const seconds = await wait
    if (seconds !== null) throw tooMany(seconds)
  }

  async function execute(
    c: HttpContext,
    call: Call,
    params: Params,
    examined: DocumentNode | null,
    context: C,
    note: Note,
  ): Promise<Response> {
    if (params.id !== null) {
      const document = trusted(params.id)
      if (!document) throw new Refusal(400, 'This document is not known.')
      note.operation = document.name
      call.document = document.name
      const unpaid = charge(context, affordable(document.price(params.variables)))
      if (unpaid) await unpaid
      const { run, name } = document
      const facts = { 'graphql.operation.name': name, 'graphql.document.id': params.id }
      return answer(c, call, await spanned(`graphql ${name}`, 'internal', facts, async () => run(context, params.variables)), context)
    }
    if (params.operationName && /^\w{1,60}$/.test(params.operationName)) note.operation = params.operationName
    if (examined) {
      options.check?.(examined, context)
      await charge(context, affordable(priceOf(examined, params.variables, params.operationName), options.mostPrice))
    }
    let status = 200
    const runIn = async (chosen: C): Promise<ExecutionResult> => {
      const answered = await adHoc(chosen, params)
      status = answered.status
      return answered.result
    }
    const result = await spanned('graphql other', 'internal', {}, async () =>
      examined ? runWith(operationOf(examined, params.operationName), context, runIn) : runIn(context),
    )
    // The package answers 400 to refused documents, and 500 to an operation without data.
    if (status === 400)
      throw new Refusal(
        400,
        options.hidden ? 'The document is not accepted.' : (result.errors?.[0]?.message ?? 'The document is not accepted.'),
        { ofOperation: true },
      )
    return answer(c, call, result, context)
  }

  async function json(c: HttpContext, call: Call, note: Note): Promise<Response> {
    const text = await readText(c, requestLimits.bodyBytes)
    // More requests may have come while the body arrived.
    if (loadShedder.isFull()) throw serviceBusy()
    return whenAdmitted(async () => {
      // Count the request before reading it: a refused request counts too.
      const context = await options.context(c, call.requestId)
      const params = readParams(parseJson(text))
      return execute(c, call, params, admit(params), context, note)
    })
  }

  async function whenAdmitted<T>(work: () => Promise<T>): Promise<T> {
    await loadShedder.enter()
    try {
      return await work()
    } finally {
      loadShedder.leave()
    }
  }

  function admit(params: Params): DocumentNode | null {
    if (params.query === null) return null
    if (options.trustedOnly) throw new Refusal(400, 'Only known documents are accepted.')
    return examine(params.query, options.loneFields)
  }

  async function multipart(c: HttpContext, call: Call, note: Note): Promise<Response> {
    if (options.dataDir === null) throw new Refusal(400, 'Files are not accepted here.')
    requirePreflight((name) => headerOf(c, name))
    const context = await options.context(c, call.requestId)
    const isOver = places.admit((await options.uploads?.sender(context)) ?? call.requestId)
    try {
      await options.uploads?.count(context)
      const body = uploadBody(bodyOf(c), { places, clock })
      const received = await readMultipart(body, c.req.header(), { directory: join(options.dataDir, 'tmp'), ids })
      try {
        const params = readParams(received.operations)
        const examined = admit(params)
        return await whenAdmitted(() => execute(c, call, params, examined, context, note))
      } finally {
        await received.discard()
      }
    } finally {
      isOver()
    }
  }

  return async (c: HttpContext): Promise<Response> => {
    const call = callOf(c)
    const begun = clock.monotonic()
    const note: Note = {}
    let response: Response
    try {
      if (loadShedder.isFull()) throw serviceBusy()
      if (c.req.method !== 'POST') throw new Refusal(405, 'The API is called with POST.')
      const media = mediaOf({ contentType: headerOf(c, 'content-type'), contentEncoding: headerOf(c, 'content-encoding') })
      response = media === 'json' ? await json(c, call, note) : await multipart(c, call, note)
    } catch (error) {
      if (error instanceof Refusal || error instanceof Problem) note.refused = error.message
      response = failed(error, call)
    }
    options.answered?.({ document: call.document, outcome: outcomeOf(response.status, call.isFailed, note) })
    log.info('graphql', {
      requestId: call.requestId,
      ...note,
      status: response.status,
      milliseconds: Math.round(clock.monotonic() - begun),
    })
    return response
  }
}
