import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Database } from '#database/database.ts'
import type { Env } from '../config/env.ts'
import { findSeal } from '../domains/sealed-terms/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { json, refusal } from './responses.ts'
import { addressOf } from './request-context.ts'

type Parts = { db: Database; limits: RateLimits; env: Pick<Env, 'trustProxy'> }

/** Largest number of requests from one network per minute. A seal never changes, so a caller needs it once. */
const perAddress = { count: 60, window: 60 }
const numbers = /^[1-9]\d{0,14}$/

/**
 * `GET /receipts/seals/<number>`: the hash of the chain of sealed terms at that number, and its time. Anybody may read it, so that a receipt
 * can be checked against it (decision 88). It never changes and reveals neither terms nor people. 404 if the chain is shorter.
 */
export const termsSealAnswer =
  ({ db, limits, env }: Parts) =>
  async (c: HttpContext): Promise<Response> => {
    const retryAfter = await limits.take(`terms-seals:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
    if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
    const number = c.req.param('number') ?? ''
    const found = numbers.test(number) ? await findSeal(db, Number(number)) : null
    if (!found) return refusal(404, { code: 'CHECKPOINT_NOT_FOUND' })
    return json({ number: found.seq, hash: found.hash, sealedAt: toDateTime(found.sealedAt) }, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
  }
