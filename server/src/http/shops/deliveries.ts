import { kindIn } from '@wasla/contract/shops/kinds.ts'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { isStoreBusy } from '../../database/transaction.ts'
import type { Env } from '../../config/env.ts'
import type { ShopsService } from '../../domains/shops/service.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { readText } from '../../request/body.ts'
import { headerOf } from '../../request/header-of.ts'
import { Refusal } from '../../request/refusal.ts'
import { addressOf } from '../request-context.ts'
import { json, notFound, refusal } from '../responses.ts'

const idShape = /^[\w-]{8,64}$/

/** WooCommerce tries an address with this body, unsigned, when a webhook is saved. Answering it says nothing about our shops. */
const wooPing = /^webhook_id=\d{1,12}$/

const tooMany = (retryAfter: number) => json({ status: 'too many' }, 429, { 'retry-after': String(retryAfter) })

/**
 * `POST /shops/:kind/:id`: a shop reports an order or a refund (docs/decisions/089). A delivery that is not proven is answered like one to a
 * shop that is not there. Answers 503 if the database is busy, so that the shop sends the same again.
 */
export function shopDeliveries({ shops, env }: { shops: Pick<ShopsService, 'deliveries'>; env: Pick<Env, 'mode' | 'trustProxy'> }) {
  return async (c: HttpContext): Promise<Response> => {
    try {
      const text = await readText(c, shopLimits.body)
      const kind = kindIn(c.req.param('kind') ?? '')
      const id = c.req.param('id') ?? ''
      if (kind === null || !idShape.test(id)) return notFound()
      if (kind === 'WOOCOMMERCE' && wooPing.test(text)) return json({ status: 'ok' })
      const wait = await shops.deliveries.admit(id)
      if (wait !== null) return tooMany(wait)
      const taken = await shops.deliveries.take(kind, id, { text, header: (name) => headerOf(c, name) })
      if (taken === 'TAKEN') return json({ status: 'ok' })
      if (taken === 'UNREADABLE') return json({ status: 'not understood' }, 422)
      const address = addressOf(c, env.trustProxy)
      const wrong = await shops.deliveries.countWrong(isCounted(env, address) ? address : null)
      return wrong === null ? notFound() : tooMany(wrong)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions)
      if (isStoreBusy(error)) return json({ status: 'busy' }, 503, { 'retry-after': '5' })
      throw error
    }
  }
}
