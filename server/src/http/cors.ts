import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** Lets pages of these origins call the API, and no others. Tokens are in a header, so credentials are not needed. */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', 'accept-language', 'apollo-require-preflight', 'last-event-id', 'x-wasla-device'],
    exposeHeaders: ['x-request-id', 'retry-after', 'last-event-id', 'content-disposition'],
    maxAge: 600,
  })
