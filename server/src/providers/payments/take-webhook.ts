import type { Log } from '#platform/log.ts'
import type { GatewayName, PaymentGateway, Webhook } from './port.ts'

/**
 * Something happened to a checkout: the consumer looks at what is true of it now. `eventId` is the same in every repeat of a message, so that
 * it is taken once (`webhook_events`); looking twice is harmless all the same.
 */
export type PaymentNews = { gateway: GatewayName; eventId: string; gatewayReference: string }

/**
 * Takes news in. Resolves once they are safe, as a row or as their effect, and quickly: the gateway waits for it. `known` where the event was
 * taken before, `foreign` where the checkout is nobody's here. A rejection lets the gateway send the message again.
 */
export type OnPaymentNews = (news: PaymentNews) => Promise<'taken' | 'known' | 'foreign'>

export type TakenWebhook = 'taken' | 'known' | 'foreign' | 'confirmed' | 'not confirmed' | 'other' | 'refused' | 'no such gateway'

export type TakeWebhook = (gateway: string, webhook: Webhook) => Promise<TakenWebhook>

type Parts = { gateways: readonly PaymentGateway[]; onPaymentNews: OnPaymentNews; log: Log }

/** What becomes of a message in a gateway's name, however it came in. Rejects as the consumer does. */
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
