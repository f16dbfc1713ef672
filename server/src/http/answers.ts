import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { apiHeaders } from './headers.ts'

/** JSON for programs, never kept. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', ...headers } })

/** A refusal outside GraphQL, in the same shape. */
export const refusal = (status: number, extensions: ErrorExtensions, headers: Record<string, string> = {}): Response =>
  json({ errors: [{ message: extensions.code, extensions }] }, status, headers)

export const notFound = (): Response => json({ status: 'not found' }, 404)
