import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { LedgerService } from '../domains/ledger/service.ts'
import type { Env } from '../config/env.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { json, refusal } from './responses.ts'
import { addressOf } from './request-context.ts'

type Parts = { ledger: Pick<LedgerService, 'checkpoint'>; limits: RateLimits; env: Pick<Env, 'trustProxy'> }

/** Largest number of requests from one network per minute. A checkpoint never changes, so a caller needs it once. */
const perAddress = { count: 60, window: 60 }
const numbers = /^[1-9]\d{0,14}$/

/**
 * `GET /ledger/checkpoint/<number>`: the hash of the ledger’s first entries, up to that number, and its time. Anybody may read it, so that
 * the owner of a statement can check it against the ledger (decision 30). It never changes and reveals nothing about the entries. 404 if
 * the chain is shorter.
 */
export const checkpointAnswer =
  ({ ledger, limits, env }: Parts) =>
  async (c: HttpContext): Promise<Response> => {
    const retryAfter = await limits.take(`checkpoints:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
    if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
    const number = c.req.param('number') ?? ''
    const found = numbers.test(number) ? await ledger.checkpoint(Number(number)) : null
    if (!found) return refusal(404, { code: 'CHECKPOINT_NOT_FOUND' })
    const { seq, hash, sealedAt } = found
    return json({ number: seq, hash, sealedAt: toDateTime(sealedAt) }, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
  }
