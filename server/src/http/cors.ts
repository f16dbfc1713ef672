import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Pages of these origins may call the API; no other origin reads anything. Tokens travel in a header, so no credentials are needed. */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'accept-language', 'apollo-require-preflight', 'last-event-id', 'x-wasla-device'],
    exposeHeaders: ['x-request-id', 'retry-after', 'last-event-id', 'content-disposition'],
    maxAge: 600,
  })
