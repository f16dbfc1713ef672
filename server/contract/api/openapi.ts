import { scopeOfRoot } from '../access/scopes.ts'
import { scopeName } from '../api-keys/scopes.ts'
import {
  apiOperations,
  apiPaths,
  operationEntries,
  parametersOf,
  pathParameters,
  type ApiOperation,
  type ApiOperationId,
} from './operations.ts'
import { named } from './schema.ts'
import { apiSchemas } from './schemas.ts'

/** What each status of a refusal means. */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request has another form.',
  401: 'The key is missing, unknown, revoked or expired.',
  403: 'The key has no scope for this, or its profile may not do it.',
  404: 'There is no such thing, or it belongs to another profile.',
  409: 'It is in another state, or the first request with this idempotency key is still running.',
  410: 'It is too long ago.',
  413: 'The body is too large.',
  422: 'A field is wrong, or the idempotency key was used for another request.',
  429: 'Too many requests. Wait as long as Retry-After says.',
  503: 'The service is busy. Send the same again as Retry-After says.',
}

/** Refusals that every operation may answer. */
const ofAll = [401, 403, 429, 503]
/** Refusals that every request with an idempotency key may answer. */
const ofPosts = [400, 409, 422]

const allowance = {
  'RateLimit-Policy': { description: 'The limit: `q` requests in `w` seconds.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of it: `r` requests, for `t` more seconds.', schema: { type: 'string' } },
}
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } }
const replayed = {
  'Idempotent-Replayed': { description: '`true` if this is the stored answer of the first request.', schema: { type: 'string' } },
}

const headersOf = (status: number, isPost: boolean) => ({
  ...(status === 401 || status === 413 || status === 503 ? {} : allowance),
  ...(status === 429 || status === 503 ? retryAfter : {}),
  ...(isPost && status < 400 ? replayed : {}),
})

/** The answer to a request for another host. */
const otherHost = {
  '421': {
    description: 'The request names a host that this server does not answer for.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  },
}

/** Returns all statuses of an operation that refuse a request, each once, in their order. */
export const refusalsOf = ({ method, refusals: own }: ApiOperation): number[] =>
  [...new Set([...ofAll, ...(method === 'post' ? ofPosts : []), ...own])].toSorted((one, other) => one - other)

function responsesOf(operation: ApiOperation) {
  const { method, success, answer } = operation
  const isPost = method === 'post'
  const good = success.map((status) => [
    String(status),
    {
      description: status === 201 ? 'It is new.' : 'Done.',
      headers: headersOf(status, isPost),
      content: { 'application/json': { schema: named(answer) } },
    },
  ])
  const bad = refusalsOf(operation).map((status) => [
    String(status),
    {
      description: refusals[status] ?? '',
      headers: headersOf(status, isPost),
      content: { 'application/problem+json': { schema: named('Problem') } },
    },
  ])
  return { ...(Object.fromEntries([...good, ...bad]) as Record<string, unknown>), ...otherHost }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Chosen by you: 8 to 64 visible characters. The same request with the same key is done once, and answered alike for a day.',
  schema: { type: 'string', minLength: 8, maxLength: 64, pattern: '^[\\x21-\\x7e]+$' },
}

/** Returns the name of the scope that an operation needs. */
export function scopeOf(operationId: ApiOperationId): string {
  const scope = scopeOfRoot(apiOperations[operationId].like)
  if (scope === null || scope === 'ANY') throw new Error(`The operation ${operationId} needs a scope of its own`)
  return scopeName(scope)
}

const described = (operationId: ApiOperationId, operation: ApiOperation) => ({
  operationId,
  summary: operation.summary,
  description: `Needs the scope \`${scopeOf(operationId)}\`.`,
  security: [{ key: [] }],
  parameters: [
    ...parametersOf(operation.path).map((name) => ({ name, in: 'path', required: true, schema: pathParameters[name] })),
    ...Object.entries(operation.query ?? {}).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ...(operation.method === 'post' ? [idempotencyKey] : []),
  ],
  ...(operation.body && {
    requestBody: { required: operation.isBodyOptional !== true, content: { 'application/json': { schema: named(operation.body) } } },
  }),
  responses: responsesOf(operation),
})

/**
 * Returns the OpenAPI 3.1 description of the REST interface. It is made from the table of operations and from the table of scopes, which the
 * server uses too.
 */
export function apiDescription({ publicUrl, productName }: { publicUrl: string; productName: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, operation] of operationEntries())
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operationId, operation) }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Programs, participants, results and balance of one profile. Fields and values may be added to answers; nothing else changes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}${apiPaths.rest}` }],
    paths,
    components: {
      schemas: apiSchemas,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key from the settings: `wk_…`.' } },
    },
  }
}
