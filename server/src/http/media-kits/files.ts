import type { Localized } from '@wasla/contract/platform/language.ts'
import { isProblem } from '@wasla/contract/errors/problem.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Database } from '#database/database.ts'
import type { Env } from '../../config/env.ts'
import { findSeal } from '../../domains/media-kits/service.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { QueueFull } from '../../platform/semaphore.ts'
import type { RateLimits } from '../../platform/rate-limit.ts'
import { fileHeaders } from '../../request/headers.ts'
import type { Services } from '../../services/services.ts'
import { addressOf } from '../request-context.ts'
import { busy, json, notFound, refusal } from '../responses.ts'
import { kitPath } from './path.ts'

type Limited = { limits: RateLimits; env: Pick<Env, 'trustProxy'> }

const tooMany = (retryAfter: number) =>
  refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })

/** Largest number of PDFs that one network gets per minute. Each is drawn. */
const drawings = { count: 10, window: 60 }
const paperName = /^(MK(?:-[0-9A-Z]{4}){3})\.pdf$/

type PaperParts = Limited & { services: Pick<Services, 'mediaKits' | 'wallet'>; env: Pick<Env, 'publicUrl'> & { productName: Localized } }

/** `GET /media-kits/<number>.pdf`: a kit as a paper, for anybody who knows its number. 404 for every kit that cannot be read. */
export const kitPaperAnswer =
  ({ services, limits, env }: PaperParts) =>
  async (c: HttpContext): Promise<Response> => {
    const number = paperName.exec(c.req.param('file') ?? '')?.[1]
    if (number === undefined) return notFound()
    const retryAfter = await limits.take(`media-kits:${addressOf(c, env.trustProxy)}`, drawings, { whenDown: 'open' })
    if (retryAfter !== null) return tooMany(retryAfter)
    try {
      const { kit, seal } = await services.mediaKits.read(number)
      const address = `${env.publicUrl}${kitPath(kit.number)}`
      const bytes = await services.wallet.drawKit({ kit, seal, address, product: env.productName })
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...fileHeaders,
          'content-type': 'application/pdf',
          'content-length': String(bytes.byteLength),
          'content-disposition': `attachment; filename="${kit.number}.pdf"`,
          // A removed kit must not come from a cache.
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      })
    } catch (error) {
      if (isProblem(error)) return notFound()
      if (error instanceof QueueFull) return busy()
      throw error
    }
  }

/** Largest number of requests from one network per minute. A seal never changes, so a caller needs it once. */
const seals = { count: 60, window: 60 }
const numbers = /^[1-9]\d{0,14}$/

/**
 * `GET /media-kits/seals/<number>`: the hash of the chain of kits at that number, and its time. Anybody may read it, so that a printed kit can
 * be compared with it (decision 96). It reveals neither kits nor people. 404 if the chain is shorter.
 */
export const kitSealAnswer =
  ({ db, limits, env }: Limited & { db: Database }) =>
  async (c: HttpContext): Promise<Response> => {
    const retryAfter = await limits.take(`media-kit-seals:${addressOf(c, env.trustProxy)}`, seals, { whenDown: 'open' })
    if (retryAfter !== null) return tooMany(retryAfter)
    const number = c.req.param('number') ?? ''
    const found = numbers.test(number) ? await findSeal(db, Number(number)) : null
    if (!found) return refusal(404, { code: 'CHECKPOINT_NOT_FOUND' })
    return json({ number: found.seq, hash: found.hash, sealedAt: toDateTime(found.sealedAt) }, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
  }
