import { createHash } from 'node:crypto'
import type { FlagService } from '../providers/flags/port.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import { json } from './responses.ts'

/** `GET /flags`: the effective values. Browsers revalidate each time and get the values only if they changed. */
export const flagsAnswer =
  (flags: FlagService) =>
  (c: HttpContext): Response => {
    const values = flags.current()
    const etag = `"${createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)}"`
    const headers = { etag, 'cache-control': 'no-cache' }
    return c.req.header('if-none-match') === etag ? new Response(null, { status: 304, headers }) : json(values, 200, headers)
  }
