import { join } from 'node:path'
import { languages, readLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { Env } from '../../config/env.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { withDrawingPermit } from '../../providers/images/redraw.ts'
import { QueueFull } from '../../platform/semaphore.ts'
import type { RateLimits } from '../../platform/rate-limit.ts'
import { busy, notFound, refusal } from '../responses.ts'
import { fileHeaders } from '../../request/headers.ts'
import { addressOf } from '../request-context.ts'
import { versionOf } from './card.ts'
import type { ShareCard } from './drawing.ts'
import { storedPictures } from './stored-pictures.ts'
import { renderShareCard } from './render.ts'

/** A picture to draw. `movedTo`: its current address if a former one was requested, or null. */
export type Drawn = { card: ShareCard; movedTo: string | null }

export type SharePictureParts = {
  env: Pick<Env, 'dataDir' | 'trustProxy'>
  limits: RateLimits
  /** Returns the picture to draw for a name; null if it is not public. */
  find(name: string, language: Language): Promise<Drawn | null>
  /** Returns the content of a picture on this site, or null. */
  read(picture: string): Promise<Uint8Array | null>
}

/** Cache control: one day only, so that a profile that is no longer public soon disappears from caches (D-05). */
const cachedFor = 'public, max-age=86400, immutable'
/** Largest number of pictures drawn for one network per minute. Stored pictures are not counted. */
const perAddress = { count: 30, window: 60 }
const requested = /^([\w:-]{1,64})\.png$/

/**
 * `GET /share/<kind>/<name>.png`: the share picture of a profile, a program or a group for link previews, in the language of the address.
 */
export function sharePicture({ env, limits, find, read }: SharePictureParts) {
  const stored = storedPictures(join(env.dataDir, 'share'))

  return async (c: HttpContext): Promise<Response> => {
    const name = requested.exec(c.req.param('file') ?? '')?.[1]
    const language = languages.find((one) => one === c.req.query('lang')) ?? readLanguage(c.req.header('accept-language'))
    const drawn = name === undefined ? null : await find(name, language)
    if (!drawn) return notFound()
    const { card, movedTo } = drawn
    const version = versionOf(card)
    if (movedTo !== null)
      return new Response(null, { status: 302, headers: { ...fileHeaders, location: movedTo, 'cache-control': 'no-cache' } })

    const headers = {
      ...fileHeaders,
      // Other sites may show it.
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'image/png',
      etag: `"${version}"`,
      'cache-control': c.req.query('v') === version ? cachedFor : 'public, max-age=300',
      ...(c.req.query('lang') === language ? {} : { vary: 'accept-language' }),
    }
    if (c.req.header('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
    let picture = await stored.find(version)
    if (!picture) {
      const retryAfter = await limits.take(`share:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
      if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
      try {
        picture = await stored.draw(version, () =>
          withDrawingPermit(async () => renderShareCard(card, card.picture === null ? null : await read(card.picture))),
        )
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error
        return busy()
      }
    }
    return new Response(new Uint8Array(picture), { headers })
  }
}
