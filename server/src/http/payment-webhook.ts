import type { HttpContext } from '../graphql/endpoint.ts'
import { Refusal } from '../request/refusal.ts'
import type { TakenWebhook, TakeWebhook } from '../providers/payments/take-webhook.ts'
import { json, notFound, refusal } from './responses.ts'
import { readText } from '../request/body.ts'

/** Length of the longest accepted body in bytes. Gateways never send more. */
const longest = 64 * 1024

/** Status codes. Every signed webhook gets 200, so that it is not sent again. The response does not reveal that a payment is not ours. */
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
 * `POST /webhooks/payments/:gateway` (P-08, Appendix E): triggers a check of a payment, for people who never return from the gateway’s
 * page. Answers 500 to our own faults, so that the gateway sends the webhook again. Sends no request to a gateway about the payment; the
 * response waits only for the consumer.
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
