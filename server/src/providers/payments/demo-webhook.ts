import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { parsedOrNull } from './parsed.ts'
import type { Webhook, WebhookRead } from './port.ts'

export const signatureHeader = 'demo-payment-signature'

const shape = z.object({
  id: z.string().check(z.regex(/^evt_[\w-]{4,80}$/)),
  payment: z.string().check(z.regex(/^pay_\w{4,80}$/)),
})

const signatureOf = (secret: string, body: string) => createHmac('sha256', secret).update(`payment webhook:${body}`).digest()

/** Returns the simulated gateway’s message about a payment. It says only which payment to check. */
export function writeDemoWebhook(secret: string, eventId: string, payment: string): Webhook {
  const body = JSON.stringify({ id: eventId, payment })
  const signature = signatureOf(secret, body).toString('hex')
  return { body, header: (name) => (name === signatureHeader ? signature : undefined) }
}

/**
 * Checks the signature in constant time before it reads the body. An old message is as good as a new one: both only trigger a check of the
 * current state.
 */
export function readDemoWebhook(secret: string, { body, header }: Webhook): WebhookRead {
  const given = Buffer.from(header(signatureHeader) ?? '', 'hex')
  const made = signatureOf(secret, body)
  if (given.length !== made.length || !timingSafeEqual(given, made)) return { kind: 'refused' }
  const message = z.safeParse(shape, parsedOrNull(body))
  return message.success ? { kind: 'news', eventId: message.data.id, gatewayReference: message.data.payment } : { kind: 'refused' }
}
