import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { wireError } from '@wasla/contract/errors/wire.ts'
import { busyExtensions, busyHeaders } from '../request/refusal.ts'
import { apiHeaders } from '../request/headers.ts'

/** Returns a JSON response for programs, never cached. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', ...headers } })

/** Returns a refusal outside GraphQL, in the shape of GraphQL errors. */
export const refusal = (status: number, extensions: ErrorExtensions, headers: Record<string, string> = {}): Response =>
  json({ errors: [wireError(extensions)] }, status, headers)

/** Returns a 503 response for a server that is full at the moment. */
export const busy = (): Response => refusal(503, busyExtensions, busyHeaders)

export const notFound = (): Response => json({ status: 'not found' }, 404)
