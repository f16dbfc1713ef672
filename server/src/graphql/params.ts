import { requireSmall } from './limits/require-small.ts'
import { Refusal } from '../request/refusal.ts'

/**
 * Parameters of a request. The body is one JSON object: `{"id": "<sha256 of a trusted document>", "variables": {…}}` from the app, or
 * `{"query": "…", "variables": {…}, "operationName": "…"}` for an ad-hoc document, if those are allowed.
 */
export type Params = {
  id: string | null
  query: string | null
  operationName: string | null
  variables: Readonly<Record<string, unknown>>
}

const suspicious = /proto|constructor|\\u00/i
const poison = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses JSON. Throws `Refusal` 400 for keys of an object’s prototype (security case 59), and for NUL in a text, which databases do not
 * accept.
 */
export function parseJson(text: string): unknown {
  try {
    if (!suspicious.test(text)) return JSON.parse(text)
    return JSON.parse(text, (key, value: unknown) => {
      if (poison.has(key)) throw new Refusal(400, 'The body has a key that is not accepted.')
      if (typeof value === 'string' && value.includes('\0')) throw new Refusal(400, 'The body has a sign that is not accepted.')
      return value
    })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The body is not JSON.')
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const textOrNull = (body: Record<string, unknown>, name: string): string | null => {
  const value = body[name] ?? null
  if (value !== null && typeof value !== 'string') throw new Refusal(400, `${name} must be text.`)
  return value
}

export function readParams(body: unknown): Params {
  if (Array.isArray(body)) throw new Refusal(400, 'Batches are not accepted.')
  if (!isRecord(body)) throw new Refusal(400, 'The body must be one JSON object.')
  const id = textOrNull(body, 'id')
  const query = textOrNull(body, 'query')
  const variables = body['variables'] ?? {}
  if (!isRecord(variables)) throw new Refusal(400, 'variables must be an object.')
  if (!isRecord(body['extensions'] ?? {})) throw new Refusal(400, 'extensions must be an object.')
  requireSmall(variables)
  if (id !== null && !/^[0-9a-f]{64}$/.test(id)) throw new Refusal(400, 'id must be the SHA-256 of a document.')
  if ((id === null) === (query === null)) throw new Refusal(400, 'The body must have either id or query.')
  return { id, query, operationName: textOrNull(body, 'operationName'), variables }
}
