import { join } from 'node:path'
import sharp from 'sharp'
import type { Env } from '../env.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Log } from '../platform/log.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { inTurn, TooManyPictures } from '../providers/images/redraw.ts'
import { coverSource } from '../providers/previews/covers.ts'
import { guardedGet, type Network } from '../providers/previews/guarded-get.ts'
import { isBelow, pictureHosts } from '../providers/previews/sites.ts'
import { notFound, refusal } from './answers.ts'
import { fileHeaders } from './headers.ts'
import { addressOf } from './request-context.ts'
import { keptPictures } from './share-picture/kept.ts'

export type CoverParts = {
  env: Pick<Env, 'dataDir' | 'secrets' | 'trustProxy'>
  limits: RateLimits
  network: Network
  log: Log
}

/** Pictures fetched for one network in a minute. */
const perAddress = { count: 60, window: 60 }
const most = { bytes: 8 * 1024 * 1024, wait: 3_000, pixels: 40_000_000 }
const cover = { width: 640, height: 800 } as const

/**
 * `GET /covers/:signature/:source`: another site's picture of a post, fetched once, drawn anew and kept: no page of ours asks another
 * host for a picture, and no other host learns who reads (D-12). Addresses are made by us alone.
 */
export function coverAnswer({ env, limits, network, log }: CoverParts) {
  const kept = keptPictures(join(env.dataDir, 'covers'), 'jpg')

  const draw = (source: string) =>
    inTurn(async () => {
      const { body } = await guardedGet(
        network,
        {
          url: source,
          isAllowed: (host) => isBelow(host, pictureHosts),
          types: ['image/jpeg', 'image/png', 'image/webp'],
          most: most.bytes,
        },
        AbortSignal.timeout(most.wait),
      )
      return sharp(body, { limitInputPixels: most.pixels, pages: 1 })
        .rotate()
        .resize({ ...cover, fit: 'cover' })
        .jpeg({ quality: 78, mozjpeg: true })
        .toBuffer()
    })

  return async (c: HttpContext): Promise<Response> => {
    const signature = c.req.param('signature') ?? ''
    const source = coverSource(env.secrets.token, signature, c.req.param('source') ?? '')
    if (source === null) return notFound()
    let picture = await kept.find(signature)
    if (!picture) {
      const retryAfter = await limits.take(`covers:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
      if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
      try {
        picture = await kept.draw(signature, () => draw(source))
      } catch (error) {
        if (error instanceof TooManyPictures)
          return refusal(503, { code: 'RATE_LIMITED', params: { retryAfter: 5 } }, { 'retry-after': '5' })
        log.warn('No picture of a link', { host: new URL(source).hostname, error })
        return notFound()
      }
    }
    return new Response(new Uint8Array(picture), {
      headers: { ...fileHeaders, 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }
}
