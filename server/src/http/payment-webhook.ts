import type { HttpContext } from '../graphql/endpoint.ts'
import { Refusal } from '../graphql/refusal.ts'
import type { TakenWebhook, TakeWebhook } from '../providers/payments/take-webhook.ts'
import { json, notFound, refusal } from './answers.ts'
import { readText } from './body.ts'

/** Many times a payment; nothing a gateway sends is longer. */
const longest = 64 * 1024

/** Everything that was signed is answered with 200, so that it is not sent again; what is none of ours is not said. */
const statusOf: Readonly<Record<TakenWebhook, number>> = {
  taken: 200,
  known: 200,
  foreign: 200,
  other: 200,
  confirmed: 200,
  'not confirmed': 502,
  refused: 400,
  'no such gateway': 404,
}

/**
 * `POST /webhooks/payments/:gateway` (P-08, Appendix E): lets a payment be looked at, for people who never come back from its page. A fault
 * of ours is 500, so that the gateway sends it again. Asks no gateway anything; the answer waits for the consumer alone.
 */
export function paymentWebhook(take: TakeWebhook) {
  return async (c: HttpContext): Promise<Response> => {
    let body: string
    try {
      body = await readText(c, longest)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions)
      throw error
    }
    const taken = await take(c.req.param('gateway') ?? '', { body, header: (name) => c.req.header(name) })
    return taken === 'no such gateway' ? notFound() : json({ status: taken === 'foreign' ? 'taken' : taken }, statusOf[taken])
  }
}
