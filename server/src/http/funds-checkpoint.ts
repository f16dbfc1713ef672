import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Env } from '../config/env.ts'
import type { FundsService } from '../domains/funds/service.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { json, refusal } from './responses.ts'
import { addressOf } from './request-context.ts'

type Parts = { funds: Pick<FundsService, 'checkpoint'>; limits: RateLimits; env: Pick<Env, 'trustProxy'> }

/** Largest number of requests from one network per minute. A check needs two checkpoints, which never change. */
const perAddress = { count: 60, window: 60 }
const numbers = /^[1-9]\d{0,14}$/

/**
 * `GET /ledger/funds/<number>`: the hash of the chain of checkpoints of funds at that number, and its time. Anybody may read it, so that a proof
 * can be checked against it (decision 92). It never changes and reveals no figure. 404 if the chain is shorter.
 */
export const fundsCheckpointAnswer =
  ({ funds, limits, env }: Parts) =>
  async (c: HttpContext): Promise<Response> => {
    const retryAfter = await limits.take(`funds:${addressOf(c, env.trustProxy)}`, perAddress, { whenDown: 'open' })
    if (retryAfter !== null) return refusal(429, { code: 'RATE_LIMITED', params: { retryAfter } }, { 'retry-after': String(retryAfter) })
    const number = c.req.param('number') ?? ''
    const found = numbers.test(number) ? await funds.checkpoint(Number(number)) : null
    if (!found) return refusal(404, { code: 'CHECKPOINT_NOT_FOUND' })
    return json({ number: found.number, hash: found.hash, sealedAt: toDateTime(found.sealedAt) }, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    })
  }
