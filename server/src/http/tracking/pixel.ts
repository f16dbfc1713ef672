import { readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import type { Log } from '../../platform/log.ts'
import { headerOf } from '../header-of.ts'
import { apiHeaders } from '../headers.ts'
import { taken, type TrackParts } from './refuse.ts'

/** One transparent dot. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const headers = {
  ...apiHeaders,
  'content-type': 'image/gif',
  'content-length': String(dot.length),
  // Pages of brands that isolate themselves may show it too. Nobody reads it, so no origin is let in.
  'cross-origin-resource-policy': 'cross-origin',
}

const picture = () => new Response(dot, { status: 200, headers })

/** Ignore prefetch requests: the thank-you page was not really opened. */
const isGuess = (c: HttpContext) =>
  c.req.method === 'HEAD' || [headerOf(c, 'sec-purpose'), headerOf(c, 'purpose')].some((purpose) => purpose?.includes('prefetch'))

/** `GET /track/pixel.gif` (N-15): always the picture, whatever was reported and whatever happened to it: a shop's page never shows a fault of ours. */
export const pixelEntry =
  (parts: TrackParts & { log: Log }) =>
  async (c: HttpContext): Promise<Response> => {
    if (isGuess(c)) return picture()
    try {
      await taken(parts, c, {
        entry: 'PIXEL',
        key: c.req.query('key') ?? '',
        read: (now) => readQuery((name) => c.req.query(name), 'PIXEL', now),
      })
    } catch (error) {
      parts.log.error('A pixel was loaded and what it reports was lost', { error })
    }
    return picture()
  }
