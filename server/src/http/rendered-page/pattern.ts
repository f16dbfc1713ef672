import { LRUCache } from 'lru-cache'
import type { DrawPattern } from '@wasla/contract/public-pages/renderer.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { fileHeaders } from '../../request/headers.ts'
import { headerOf } from '../../request/header-of.ts'
import { packed } from '../../request/packed.ts'
import { notFound } from '../responses.ts'

/** Number of patterns that are cached, each of about 30 kB. */
const mostPatterns = 64

/** `GET /patterns/…`: a generated pattern as a picture. The address says everything about it, so it is cached for ever. */
export function patternAnswer(draw: DrawPattern) {
  const drawn = new LRUCache<string, string>({ max: mostPatterns })
  const headers = { ...fileHeaders, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' }
  return async (c: HttpContext): Promise<Response> => {
    const { path } = c.req
    const svg = drawn.get(path) ?? draw(path)
    if (svg === null) return notFound()
    drawn.set(path, svg)
    return packed(svg, { status: 200, headers }, headerOf(c, 'accept-encoding'))
  }
}
