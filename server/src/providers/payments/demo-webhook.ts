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

/** What the played gateway sends about a payment. Says no more than that there is something to look at. */
export function writeDemoWebhook(secret: string, eventId: string, payment: string): Webhook {
  const body = JSON.stringify({ id: eventId, payment })
  const signature = signatureOf(secret, body).toString('hex')
  return { body, header: (name) => (name === signatureHeader ? signature : undefined) }
}

/** Checked in constant time, and read only then. An old message is as good as a new one: either makes us look at what is true now. */
export function readDemoWebhook(secret: string, { body, header }: Webhook): WebhookRead {
  const given = Buffer.from(header(signatureHeader) ?? '', 'hex')
  const made = signatureOf(secret, body)
  if (given.length !== made.length || !timingSafeEqual(given, made)) return { kind: 'refused' }
  const message = z.safeParse(shape, parsedOrNull(body))
  return message.success ? { kind: 'news', eventId: message.data.id, gatewayReference: message.data.payment } : { kind: 'refused' }
}
