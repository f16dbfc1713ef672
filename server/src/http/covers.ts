import { join } from 'node:path'
import { imageKindOf } from '@wasla/contract/files/image.ts'
import type { Env } from '../config/env.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { QueueFull, semaphore } from '../platform/semaphore.ts'
import { imageLibrary } from '../providers/images/library.ts'
import { withDrawingPermit, longestDrawing, type PictureShape } from '../providers/images/redraw.ts'
import { coverSource, type PictureKind } from '../providers/previews/covers.ts'
import { guardedGet } from '../providers/previews/guarded-get.ts'
import { NotFetched, type Network } from '../providers/previews/guarded-hop.ts'
import { isBelow, pictureHosts } from '../providers/previews/sites.ts'
import { busy, notFound, refusal } from './responses.ts'
import { fileHeaders } from '../request/headers.ts'
import { addressOf } from './request-context.ts'
import { storedPictures } from './share-picture/stored-pictures.ts'

export type CoverParts = {
  env: Pick<Env, 'dataDir' | 'secrets' | 'trustProxy'>
  limits: RateLimits
  clock: Clock
  network: Network
  log: Log
}

/** Largest number of pictures that are fetched for one network per minute. */
const perAddress = { count: 60, window: 60 }
const most = { bytes: 8 * 1024 * 1024, wait: 3_000, pixels: 40_000_000 }
const shapes = { cover: { width: 640, height: 800 }, face: { width: 256, height: 256 } } as const satisfies Record<
  PictureKind,
  PictureShape
>
/** Milliseconds until a failed picture is fetched again, and the largest number of failures that are remembered. */
const missed = { wait: 60_000, most: 1_000 }

/** Returns whether a file is WebP: people cannot upload it, but other sites send it. */
const isWebP = (body: Buffer) => body.subarray(0, 4).toString('latin1') === 'RIFF' && body.subarray(8, 12).toString('latin1') === 'WEBP'

/**
 * `GET /covers/:signature/:source`: another site’s picture of a post or an account, fetched once, redrawn and stored. So no page of ours
 * calls another host for a picture, and no other host learns who reads it (D-12). Only we can make these addresses.
 */
export function coverAnswer({ env, limits, clock, network, log }: CoverParts) {
  const stored = storedPictures(join(env.dataDir, 'covers'), 'jpg')
  /** A queue for fetching only, so that a slow site does not delay the drawing of other pictures. */
  const withFetchPermit = semaphore({ atOnce: 6, waiting: 64 })
  const missing = new Map<string, number>()

  const isMissed = (signature: string) => clock.monotonic() < (missing.get(signature) ?? -Infinity)
  function miss(signature: string): void {
    missing.delete(signature)
    missing.set(signature, clock.monotonic() + missed.wait)
    if (missing.size > missed.most) missing.delete(missing.keys().next().value ?? '')
  }

  const draw = ({ source, kind }: { source: string; kind: PictureKind }) =>
    withFetchPermit(async () => {
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
      // Check the content before opening it: the declared type may be wrong (security case 52).
      if (imageKindOf(body) === null && !isWebP(body)) throw new NotFetched('no picture')
      return withDrawingPermit(async () => {
        const sharp = await imageLibrary()
        return sharp(body, { limitInputPixels: most.pixels, pages: 1 })
          .rotate()
          .resize({ ...shapes[kind], fit: 'cover' })
          .jpeg({ quality: 78, mozjpeg: true })
          .timeout({ seconds: longestDrawing })
          .toBuffer()
      })
    })

  return async (c: HttpContext): Promise<Response> => {
    const signature = c.req.param('signature') ?? ''
    const requested = coverSource(env.secrets.token, signature, c.req.param('source') ?? '')
    if (requested === null || isMissed(signature)) return notFound()
    let picture = await stored.find(signature)
    if (!picture) {
      const retryAfter = await limits.take(`covers:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
      if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
      try {
        picture = await stored.draw(signature, () => draw(requested))
      } catch (error) {
        if (error instanceof QueueFull) return busy()
        miss(signature)
        log.warn('No picture of a link', { host: new URL(requested.source).hostname, error })
        return notFound()
      }
    }
    return new Response(new Uint8Array(picture), {
      headers: { ...fileHeaders, 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    })
  }
}
