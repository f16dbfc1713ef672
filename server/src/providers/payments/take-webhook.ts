import type { Log } from '#platform/log.ts'
import type { GatewayName, PaymentGateway, Webhook } from './port.ts'

/**
 * News about a checkout: the consumer then checks its current state. `eventId` is the same in every repeat of a message, so that it is
 * taken once (`webhook_events`); a second check does no harm.
 */
export type PaymentNews = { gateway: GatewayName; eventId: string; gatewayReference: string }

/**
 * Takes news. Resolves once it is stored or has taken effect, and quickly, because the gateway waits. `known`: the event was taken before.
 * `foreign`: the checkout is not ours. If it rejects, the gateway sends the message again.
 */
export type OnPaymentNews = (news: PaymentNews) => Promise<'taken' | 'known' | 'foreign'>

export type TakenWebhook = 'taken' | 'known' | 'foreign' | 'confirmed' | 'not confirmed' | 'other' | 'refused' | 'no such gateway'

export type TakeWebhook = (gateway: string, webhook: Webhook) => Promise<TakenWebhook>

type Parts = { gateways: readonly PaymentGateway[]; onPaymentNews: OnPaymentNews; log: Log }

/** Returns a function that reads a webhook, passes its news to the consumer and returns the result. It rejects if the consumer rejects. */
export const webhookTaker =
  ({ gateways, onPaymentNews, log }: Parts): TakeWebhook =>
  async (name, webhook) => {
    const gateway = gateways.find((one) => one.name === name)
    if (!gateway) return 'no such gateway'
    const read = gateway.readWebhook(webhook)
    switch (read.kind) {
      case 'refused':
        log.warn('A webhook was refused: the payment gateway did not write it', { gateway: gateway.name })
        return 'refused'
      case 'handshake': {
        const isConfirmed = await read.confirm()
        if (!isConfirmed) log.error('The payment gateway did not accept that its webhook leads here', { gateway: gateway.name })
        return isConfirmed ? 'confirmed' : 'not confirmed'
      }
      case 'other':
        return 'other'
      case 'news':
        return onPaymentNews({ gateway: gateway.name, eventId: read.eventId, gatewayReference: read.gatewayReference })
    }
  }
