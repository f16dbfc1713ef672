import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parsedOrNull } from '../parsed.ts'
import type { Webhook, WebhookRead } from '../port.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const shape = z.object({ id, type: z.string().check(z.maxLength(80)), secret_token: z.string(), data: z.unknown() })
const paymentShape = z.object({ invoice_id: id })
const handshakeShape = z.object({ webhook_id: id, verification_code: z.string().check(z.regex(/^\d{4,10}$/)) })

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Compares digests with every secret, so that neither length nor first difference can be measured. */
const isOneOf = (given: string, secrets: readonly string[]) =>
  secrets.filter((secret) => timingSafeEqual(digestOf(given), digestOf(secret))).length > 0

type Reading = { secrets: readonly string[]; confirm(webhookId: string, code: string): Promise<boolean> }

/**
 * Reads a webhook of Moyasar. Moyasar does not sign it but sends the webhook’s secret in the body. That shows who wrote it, but not that
 * the rest is unchanged. So only the invoice’s id is read, and the invoice is looked up. Events without an invoice, such as payouts,
 * concern no payment of ours.
 */
export function readMoyasarWebhook({ body }: Webhook, { secrets, confirm }: Reading): WebhookRead {
  const message = z.safeParse(shape, parsedOrNull(body))
  if (!message.success || !isOneOf(message.data.secret_token, secrets)) return { kind: 'refused' }
  const { id: eventId, type, data } = message.data
  if (type === 'webhook_verification') {
    const handshake = z.safeParse(handshakeShape, data)
    if (!handshake.success) return { kind: 'other', eventId }
    return { kind: 'handshake', eventId, confirm: () => confirm(handshake.data.webhook_id, handshake.data.verification_code) }
  }
  const payment = type.startsWith('payment_') ? z.safeParse(paymentShape, data) : null
  return payment?.success ? { kind: 'news', eventId, gatewayReference: payment.data.invoice_id } : { kind: 'other', eventId }
}
